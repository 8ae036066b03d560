// "Can we still read this?" for one document: it is fetched again and compared with its receipt.
import { z } from 'zod';
import { requireActorForRequest } from '@/lib/desk/actor';
import { checkDocument } from '@/lib/desk/documents/check-document';
import { receiptsOf } from '@/lib/desk/documents/receipts';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';
import { readJsonBody } from '@/lib/desk/request-body';

type Context = { params: Promise<{ id: string }> };

/** The hash that the list showed, for documents that were not uploaded here. */
const question = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** 200 the receipt; 401, 403, 404 no receipt. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answered(async () => {
    await requireActorForRequest(request, 'document:view');
    const { id } = await params;
    const receipt = (await receiptsOf([id])).get(id);
    if (!receipt) throw new Refusal('NOT_FOUND', 'This document has no receipt here.');
    return privateJson(receipt);
  });
}

/** 200 what reading it back came to; 401, 403. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answered(async () => {
    const actor = await requireActorForRequest(request, 'document:view');
    const { sha256 } = await readJsonBody(request, question);
    return privateJson(await checkDocument(actor, (await params).id, sha256));
  });
}

async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

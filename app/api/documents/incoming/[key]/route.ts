// A file on its way in: PUT adds a part, POST stores what has arrived, DELETE lets it go, GET says how far it is.
import { z } from 'zod';
import { requireActorForRequest, type Actor } from '@/lib/desk/actor';
import { forgetIncoming, readIncoming, takePart } from '@/lib/desk/documents/incoming';
import { storeDocument, storeInput } from '@/lib/desk/documents/store-document';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';
import { readJsonBody, readPart } from '@/lib/desk/request-body';

type Context = { params: Promise<{ key: string }> };

const keyShape = z.uuid();
const offsetShape = z.string().regex(/^\d{1,9}$/);
/** As large as the page's parts are, and a little more. */
const PART_BYTES_MAX = 1024 * 1024;

/** 200 how many bytes are here; 401, 403, 404 no such upload. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answered(request, params, (actor, key) => {
    const { bytes } = readIncoming({ staffId: actor.staffId, key });
    return privateJson({ received: bytes.length });
  });
}

/** 200 or 409 with how many bytes are here now, 413 over the limit, 429 too much is on its way. */
export async function PUT(request: Request, { params }: Context): Promise<Response> {
  return answered(request, params, async (actor, key) => {
    const offset = offsetShape.safeParse(request.headers.get('upload-offset'));
    if (!offset.success) throw new Refusal('INVALID_REQUEST', 'The header Upload-Offset is missing.');
    const part = await readPart(request, PART_BYTES_MAX);
    const taken = takePart({ staffId: actor.staffId, key }, Number(offset.data), part);
    if (taken.kind === 'too-large') throw new Refusal('TOO_LARGE', 'The file is larger than 10 MB.');
    if (taken.kind === 'full') throw new Refusal('TOO_MANY_REQUESTS', 'Too many files are on their way.');
    return privateJson({ received: taken.received }, { status: taken.kind === 'taken' ? 200 : 409 });
  });
}

/** 200 with the outcome: stored with its receipt, incomplete, refused with the reason, or unreachable. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answered(request, params, async (actor, key) =>
    privateJson(await storeDocument(actor, key, await readJsonBody(request, storeInput))),
  );
}

/** 200 always: what is not there is let go already. */
export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answered(request, params, (actor, key) => {
    forgetIncoming({ staffId: actor.staffId, key });
    return privateJson({});
  });
}

async function answered(
  request: Request,
  params: Context['params'],
  work: (actor: Actor, key: string) => Response | Promise<Response>,
): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'document:upload');
    const key = keyShape.safeParse((await params).key);
    if (!key.success) throw new Refusal('NOT_FOUND', 'There is no such upload.');
    return await work(actor, key.data);
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

// The day board as JSON, for pages that show it and ask again every few seconds.
import { boardFor } from '@/app/(desk)/today/board-for';
import { readAddress } from '@/components/queue/read-address';
import { requireActorForRequest } from '@/lib/desk/actor';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';

const STATUS = { ok: 200, unchanged: 200, forbidden: 403, refused: 502, unreachable: 503 } as const;

/** 200 the board or "unchanged", 401 signed out, 403 not this person's clinic, 502 or 503 the service has no answer. */
export async function GET(request: Request): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'board:view', { unattended: true });
    const search = new URL(request.url).searchParams;
    const { clinic, doctor, day } = readAddress(Object.fromEntries(search));
    const question = { ...(clinic && { clinic }), ...(doctor && { doctor }), ...(day && { day }) };
    const answer = await boardFor(actor, question, search.get('mark') ?? undefined);
    return privateJson(answer, { status: STATUS[answer.kind] });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

// One appointment for the editor beside the board.
import { openingFor } from '@/app/(desk)/appointments/[id]/opening-for';
import { requireActorForRequest } from '@/lib/desk/actor';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';

const STATUS = { forbidden: 403, gone: 404, unreachable: 503 } as const;

/** 200 the record with its version and the choices, 401, 403 not this person's, 404, 503 the service has no answer. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'appointment:view');
    const opening = await openingFor(actor, (await params).id);
    if ('opened' in opening) return privateJson(opening);
    return privateJson({ kind: opening.kind }, { status: STATUS[opening.kind] });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

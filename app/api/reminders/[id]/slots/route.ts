// The free times for a visit from a reminder.
import { requireActorForRequest } from '@/lib/desk/actor';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';
import { freeSlots } from '@/lib/desk/reminders/book-visit';

const STATUS = { ok: 200, forbidden: 403, gone: 404, invalid: 400, refused: 502, unreachable: 503 } as const;

/** 200 the free times of `doctor` at `clinic` on `day`; 401, 403, 404 nothing there, 503 the service has no answer. */
export async function GET(request: Request): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'reminder:work');
    const search = new URL(request.url).searchParams;
    const answer = await freeSlots(actor, {
      clinicId: search.get('clinic') ?? '',
      doctorId: search.get('doctor') ?? '',
      day: search.get('day') ?? '',
    });
    return privateJson(answer, { status: STATUS[answer.kind] });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

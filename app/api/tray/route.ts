// The tray as JSON, for its page, which asks again every few seconds.
import { trayFor } from '@/app/(desk)/tray/tray-for';
import { requireActorForRequest } from '@/lib/desk/actor';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';

/** 200 the tray or "unchanged", 401 signed out, 403, 503 the service has no answer. */
export async function GET(request: Request): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'document:assign', { unattended: true });
    const answer = await trayFor(actor, new URL(request.url).searchParams.get('mark') ?? undefined);
    return privateJson(answer, { status: answer.kind === 'trouble' ? 503 : 200 });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

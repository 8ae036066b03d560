// The worklist of reminders as JSON, for pages that show it and ask again every second.
import { readReminderAddress } from '@/components/reminder/reminder-address';
import { requireActorForRequest } from '@/lib/desk/actor';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';
import { readReminders } from '@/lib/desk/reminders/read-reminders';

/** 200 the worklist or "unchanged", 401 signed out, 403, 503 the service has no answer. */
export async function GET(request: Request): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'reminder:view', { unattended: true });
    const search = new URL(request.url).searchParams;
    const { view, due, doctor, clinic } = readReminderAddress(Object.fromEntries(search));
    const answer = await readReminders(
      actor,
      { view, due, doctorId: doctor, clinicId: clinic },
      { mark: search.get('mark') ?? undefined, news: search.get('news') ?? undefined },
    );
    const good = answer.kind === 'ok' || answer.kind === 'unchanged';
    return privateJson(answer, { status: good ? 200 : 503 });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

// One reminder for the panel beside the worklist.
import { requireActorForRequest } from '@/lib/desk/actor';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';
import { openReminder } from '@/lib/desk/reminders/open-reminder';

interface ReminderContext {
  params: Promise<{ id: string }>;
}

/** 200 the reminder with its history, 401, 403, 404 none that this person may see, 503 the service has no answer. */
export async function GET(request: Request, { params }: ReminderContext): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'reminder:view');
    const opened = await openReminder(actor, (await params).id);
    return privateJson(opened, { status: opened.kind === 'ok' ? 200 : opened.kind === 'gone' ? 404 : 503 });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

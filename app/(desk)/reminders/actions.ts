'use server';
// What a person does with reminders.
import { z } from 'zod';
import { withActor, type ActionRefusal } from '@/lib/desk/actor';
import type { Setback } from '@/lib/desk/appointments/outcome';
import { bookVisit, visitInput } from '@/lib/desk/reminders/book-visit';
import { stepInput } from '@/lib/desk/reminders/steps';
import { undoStep, workOn, type Worked } from '@/lib/desk/reminders/work-on';

const idInput = z.string().max(200);
const entryInput = z.string().regex(/^\d{1,18}$/);

/** One step: take, call, note, snooze, close … */
export async function workOnReminder(id: unknown, step: unknown): Promise<Worked | ActionRefusal> {
  return withActor('reminder:work', async (actor) => {
    const parsed = z.object({ id: idInput, step: stepInput }).safeParse({ id, step });
    return parsed.success ? workOn(actor, parsed.data.id, parsed.data.step) : { kind: 'gone' };
  });
}

/** Takes back one's own step. */
export async function undoReminderStep(entry: unknown): Promise<Worked | ActionRefusal> {
  return withActor('reminder:work', async (actor) => {
    const parsed = entryInput.safeParse(entry);
    return parsed.success ? undoStep(actor, parsed.data) : { kind: 'gone' };
  });
}

/** A visit for the reminder's child. */
export async function bookReminderVisit(
  id: unknown,
  visit: unknown,
): Promise<{ kind: 'ok'; appointmentId: string } | Setback | ActionRefusal> {
  return withActor('reminder:work', async (actor) => {
    const parsed = z.object({ id: idInput, visit: visitInput }).safeParse({ id, visit });
    return parsed.success ? bookVisit(actor, parsed.data.id, parsed.data.visit) : { kind: 'gone' };
  });
}

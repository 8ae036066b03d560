'use server';
// What a person changes about a patient.
import { z } from 'zod';
import { calendarDate } from '@/lib/contract/time';
import { withActor, type ActionRefusal } from '@/lib/desk/actor';
import type { Setback } from '@/lib/desk/appointments/outcome';
import { detailsInput, saveDetails, type DetailsOutcome } from '@/lib/desk/patients/save-details';
import { sendReminderNow } from '@/lib/desk/reminders/send-reminder';

/** Saves who the patient is, or asks whether it is still the same person. */
export async function savePatientDetails(input: unknown): Promise<DetailsOutcome | ActionRefusal> {
  return withActor('patient:edit', async (actor) => {
    const parsed = detailsInput.safeParse(input);
    if (parsed.success) return saveDetails(actor, parsed.data);
    const fields = parsed.error.issues.map(({ path, message }) => ({
      path: path.slice(1).join('.'),
      message,
    }));
    return { kind: 'invalid', message: 'Some fields are not right.', fields };
  });
}

const reminderInput = z.tuple([z.string().max(200), calendarDate]);

/** Has the reminder of one day of a child's plan sent at once. */
export async function sendPatientReminder(
  patientId: unknown,
  dueDate: unknown,
): Promise<{ kind: 'ok' } | Setback | ActionRefusal> {
  return withActor('reminder:send', async (actor) => {
    const parsed = reminderInput.safeParse([patientId, dueDate]);
    return parsed.success ? sendReminderNow(actor, ...parsed.data) : { kind: 'gone' };
  });
}

// What a child is still to be vaccinated with, and a reminder of it at once instead of some days before.
import { listVaccinations, sendVaccinationReminder } from '@/lib/gateway/vaccinations';
import { ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';
import { may } from '../permissions';

/** What falls due on one day. */
export type PlannedDay = {
  /** YYYY-MM-DD */
  dueDate: string;
  vaccines: string[];
  /** Epoch seconds of the last reminder; null when none was sent */
  remindedAt: number | null;
};

/** The days to come and those missed; none for who may not send, and where the service keeps no plans. */
export async function plannedDays(actor: Actor, patientId: string): Promise<PlannedDay[]> {
  if (!may(actor, 'reminder:send')) return [];
  try {
    const open = (await listVaccinations(patientId)).filter(({ state }) =>
      ['due', 'reminded'].includes(state),
    );
    const days = new Map<string, PlannedDay>();
    for (const { due_date: dueDate, vaccine, reminded_at } of open) {
      const day = days.get(dueDate) ?? { dueDate, vaccines: [], remindedAt: null };
      const remindedAt = Math.max(day.remindedAt ?? 0, reminded_at ?? 0) || null;
      days.set(dueDate, { dueDate, vaccines: [...day.vaccines, vaccine], remindedAt });
    }
    return [...days.values()];
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
}

/** Sends the reminder of one day; it comes back as an event, into the list of everybody who works on reminders. */
export async function sendReminderNow(
  actor: Actor,
  patientId: string,
  dueDate: string,
): Promise<{ kind: 'ok' } | Setback> {
  const subject = { kind: 'patient', id: patientId };
  await writeAudit({ actor, action: 'reminder.send', subject, detail: { due_date: dueDate } });
  try {
    await sendVaccinationReminder(patientId, dueDate);
    return { kind: 'ok' };
  } catch (error) {
    return setbackOf(error);
  }
}

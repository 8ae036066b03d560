// Reminders that came in the way they all do: delivered, stored, folded.
import type { VaccinationReminder } from '@/lib/contract/event';
import { aReminder, deliverEvent } from '../../events/testing/deliver';
import { workInbox } from '../../events/work-inbox';
import { deskStore } from '../../store';

/** Delivers events at once, works on them, and answers with the reminder of the first. */
export async function arrive(...events: VaccinationReminder[]) {
  for (const event of events) await deliverEvent(event);
  await workInbox();
  const [first] = events;
  return deskStore().reminder.findFirstOrThrow({
    where: { patientId: first?.data.patient_id ?? '', dueDate: first?.data.due_date ?? '' },
    include: { entries: { orderBy: { id: 'asc' } } },
  });
}

/** One new reminder with these members of its data. */
export function newReminder(data: Partial<VaccinationReminder['data']> = {}) {
  return arrive(aReminder(data));
}

// The reminders of one patient, as far as the person who asks may see reminders.
import { ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { may } from '../permissions';
import { deskStore } from '../store';
import { doctorClinics, reachOf } from './reach';
import type { ReminderRow } from '@/lib/display/reminder';
import { rowOf } from './read-reminders';

const MOST = 50;

/** Open ones first, the latest due date first; null while it is not known who may see them. */
export async function patientReminders(
  actor: Actor,
  patientId: string,
  { today, doctors }: { today: string; doctors: ReadonlyMap<string, string> },
): Promise<ReminderRow[] | null> {
  if (!may(actor, 'reminder:view')) return [];
  try {
    const reach = reachOf(actor, await doctorClinics());
    const rows = await deskStore().reminder.findMany({
      where: { AND: [reach, { patientId }] },
      orderBy: [{ state: 'desc' }, { dueDate: 'desc' }, { id: 'asc' }],
      take: MOST,
    });
    return rows.map((row) => rowOf(row, today, doctors, null));
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

// Clinic-local midnight (decisions 3): what is still under way on a day that has ended was aborted, who still stood in
// a queue did not come. Called by a job; running it twice changes nothing more.
import { QUEUED, type AppointmentStatus } from '@/lib/contract/appointment-status';
import { localDay } from '@/lib/contract/time';
import { Prisma } from '@/prisma/service/generated/client';
import { recordChanges } from '../record-changes';
import type { Store } from '../store';
import { inTransaction } from '../transaction';
import type { AppointmentRow } from './appointment-row';
import { saveAppointment, selectAppointments } from './appointment-store';
import { changesTo } from './merge-appointment';

/** Who made these changes, in the place of a program. */
export const MIDNIGHT = 'midnight';
/** Appointments moved in one transaction. */
const BATCH = 200;

/** Moves OG to AB and BK, CK, PA to NS on every day that has ended at its clinic at `now` (epoch seconds). Returns how many. */
export async function closeDay(store: Store, now: number): Promise<number> {
  const zones = await store.clinic.findMany({
    distinct: ['businessId', 'timeZone'],
    select: { businessId: true, timeZone: true },
  });
  let moved = 0;
  for (const { businessId, timeZone } of zones) {
    let batch: number;
    do {
      batch = await closeBatch(store, { businessId, timeZone }, now);
      moved += batch;
    } while (batch === BATCH);
  }
  return moved;
}

function closeBatch(
  store: Store,
  zone: { businessId: string; timeZone: string },
  now: number,
): Promise<number> {
  const { businessId, timeZone } = zone;
  return inTransaction(store, async (tx) => {
    const open = await selectAppointments(
      tx,
      businessId,
      Prisma.sql`c."timeZone" = ${timeZone} AND a.day < ${localDay(now, timeZone)}
        AND a.status IN (${Prisma.join([...QUEUED, 'OG'])}) ORDER BY a.id LIMIT ${BATCH} FOR UPDATE OF a`,
    );
    const changes = [];
    for (const stored of open) {
      const change = changesTo(stored, { status: endOf(stored) });
      const appointment = await saveAppointment(tx, stored, change, now);
      changes.push({
        kind: 'appointment.statuschange' as const,
        clientId: MIDNIGHT,
        at: now,
        appointment,
        appointmentPaths: change.paths,
        patient: stored.patient,
      });
    }
    await recordChanges(tx, changes);
    return open.length;
  });
}

function endOf({ status }: AppointmentRow): AppointmentStatus {
  return status === 'OG' ? 'AB' : 'NS';
}

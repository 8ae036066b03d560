// The vaccination reminder: one event for each patient and due date, with exactly the interface's fields.
import type { VaccinationReminder } from '@/lib/contract/event';
import { localDay } from '@/lib/contract/time';
import { nowSeconds } from '../clock';
import { sendEvent } from '../events/outbox';
import type { Store, Transaction } from '../store';
import { inTransaction } from '../transaction';

export type ReminderGroup = { businessId: string; patientId: string; dueDate: string };
type Sent = { eventId: string; transactionId: string };

/** A reminder that no program sent in time is still sent up to this many days after the due date. */
const REMIND_DAYS_AFTER = 30;
const GROUPS_AT_ONCE = 500;

type Sending = {
  store: Store;
  origin: string;
  /** Of the clinics, in which a day begins. */
  zone: string;
  /** How many days before the due date a reminder goes out (setting VACCINATION_REMIND_DAYS). */
  daysBefore: number;
  /** Epoch seconds */
  now?: number;
};

/** Sends what is due on the day of `now`; returns how many events were written. */
export async function sendDueReminders({
  store,
  origin,
  zone,
  daysBefore,
  now = nowSeconds(),
}: Sending): Promise<number> {
  const first = localDay(now - REMIND_DAYS_AFTER * 86_400, zone);
  const last = localDay(now + daysBefore * 86_400, zone);
  let sent = 0;
  for (;;) {
    const groups = await store.plannedVaccination.groupBy({
      by: ['businessId', 'patientId', 'dueDate'],
      where: { state: 'due', dueDate: { gte: first, lte: last } },
      orderBy: [{ businessId: 'asc' }, { patientId: 'asc' }, { dueDate: 'asc' }],
      take: GROUPS_AT_ONCE,
    });
    for (const group of groups) {
      if (await inTransaction(store, (tx) => sendReminder(tx, origin, group, ['due']))) sent += 1;
    }
    if (groups.length < GROUPS_AT_ONCE) return sent;
  }
}

/**
 * Writes the reminder of one patient and due date into the outbox and marks its vaccinations as reminded.
 * Null when none of them is in one of `states`.
 */
export async function sendReminder(
  tx: Transaction,
  origin: string,
  group: ReminderGroup,
  states: string[],
): Promise<Sent | null> {
  // The patient's row is locked so that two senders cannot remind of the same thing, nor in the same millisecond.
  await tx.$queryRaw`SELECT 1 FROM "service"."Patient"
    WHERE "businessId" = ${group.businessId} AND "id" = ${group.patientId} FOR UPDATE`;
  const planned = await tx.plannedVaccination.findMany({
    where: { ...group, state: { in: states } },
    orderBy: { vaccine: 'asc' },
    include: { patient: true },
  });
  const [first] = planned;
  if (!first) return null;
  const doctor = await tx.doctor.findUnique({
    where: { businessId_id: { businessId: group.businessId, id: first.doctorId } },
  });
  const event = await reminderEvent(tx, origin, group, {
    doctorId: first.doctorId,
    doctorName: fullName(['Dr', doctor?.firstName, doctor?.lastName]),
    patientName: fullName([first.patient.firstName, first.patient.middleName, first.patient.lastName]),
    vaccines: planned.map(({ vaccine }) => vaccine).join(', '),
  });
  await tx.plannedVaccination.updateMany({
    where: { ...group, state: { in: states } },
    data: { state: 'reminded', remindedAt: nowSeconds() },
  });
  return { eventId: await sendEvent(tx, group.businessId, event), transactionId: event.transaction_id };
}

type Names = { doctorId: string; doctorName: string; patientName: string; vaccines: string };

async function reminderEvent(
  tx: Transaction,
  origin: string,
  group: ReminderGroup,
  names: Names,
): Promise<VaccinationReminder> {
  const { businessId, patientId, dueDate } = group;
  const time = await freeMillisecond(tx, businessId, `${patientId}-${names.doctorId}-`);
  return {
    event: 'vaccination.reminder',
    service: 'appointment',
    event_time: time,
    partition_id: `${businessId}:${patientId}:vaccination.reminder`,
    transaction_id: `${patientId}-${names.doctorId}-${time}`,
    data: {
      doctor_id: names.doctorId,
      patient_id: patientId,
      patient_name: names.patientName,
      doctor_name: names.doctorName,
      booking_link: `${origin}/patients/${encodeURIComponent(patientId)}`,
      due_date: dueDate,
      vaccines: names.vaccines,
    },
  };
}

/** The id of an event ends in its millisecond, so two reminders of one patient and doctor must not share one. */
async function freeMillisecond(tx: Transaction, businessId: string, prefix: string): Promise<number> {
  let time = Date.now();
  while (await tx.outboxEvent.count({ where: { businessId, transactionId: `${prefix}${time}` } })) time += 1;
  return time;
}

function fullName(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

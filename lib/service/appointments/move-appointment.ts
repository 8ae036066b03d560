// Moves an appointment to another state by the one table of the contract, with what belongs to each move.
import { mayMove, QUEUED, TRANSITIONS, type AppointmentStatus } from '@/lib/contract/appointment-status';
import { localDay } from '@/lib/contract/time';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import { keyFrom } from '../key';
import { recordChanges } from '../record-changes';
import type { Transaction } from '../store';
import { inTransaction } from '../transaction';
import type { AppointmentColumns, AppointmentRow } from './appointment-row';
import { findAppointment, saveAppointment } from './appointment-store';
import { changesTo } from './merge-appointment';
import { appointmentNotFound } from './not-found';
import type { AppointmentCall } from './read-appointment';
import { nextToken } from './tokens';

/** Moves the appointment that the call names, and returns it as it is after. Throws 403 for a move that the table lacks. */
export async function moveAppointment(
  { caller, params, query, service }: AppointmentCall,
  to: AppointmentStatus,
): Promise<AppointmentRow> {
  const key = keyFrom(params.appointment_id, query);
  return inTransaction(service.store, async (tx) => {
    const stored = await findAppointment(tx, caller.businessId, key, 'hold');
    if (!stored) throw appointmentNotFound();
    const at = nowSeconds();
    requireMove(stored, to);
    if (stored.status === 'CN') await requireReinstatable(tx, stored, at);
    const changes = changesTo(stored, { status: to, ...(await effects(tx, stored, to, at)) });
    const row = await saveAppointment(tx, stored, changes, at);
    const kind = 'appointment.statuschange';
    const { clientId } = caller;
    await recordChanges(tx, [
      { kind, clientId, at, appointment: row, appointmentPaths: changes.paths, patient: row.patient },
    ]);
    return row;
  });
}

/** Throws TRANSITION_NOT_ALLOWED, naming both states. */
export function requireMove({ status }: AppointmentRow, to: AppointmentStatus): void {
  const from = status as AppointmentStatus;
  if (mayMove(from, to)) return;
  const allowed = TRANSITIONS[from].join(', ') || 'nothing, it is final';
  throw notAllowed(
    `An appointment in state ${from} cannot move to ${to}. From ${from} it can move to: ${allowed}.`,
  );
}

/** What a move changes beside the state. */
async function effects(
  tx: Transaction,
  stored: AppointmentRow,
  to: AppointmentStatus,
  at: number,
): Promise<Partial<AppointmentColumns>> {
  if (to === 'CK') {
    return { checkedInAt: stored.checkedInAt ?? at, token: stored.token ?? (await nextToken(tx, stored)) };
  }
  // Checked in by mistake: the token stays this patient's, the arrival does not.
  if (to === 'BK') return { checkedInAt: null };
  return {};
}

/**
 * Not shown in the interface: a cancelled appointment comes back only while its own day lasts at the clinic, and only
 * when the doctor has nobody else at that time.
 */
async function requireReinstatable(tx: Transaction, stored: AppointmentRow, at: number): Promise<void> {
  const today = localDay(at, stored.timeZone);
  if (stored.day !== today) {
    throw notAllowed(
      `A cancelled appointment (CN) can be booked again (BK) only on its own day, ${stored.day}; at the clinic it is ${today}.`,
    );
  }
  if (stored.clinicDeletedAt !== null) {
    throw notAllowed('A cancelled appointment (CN) of a deleted clinic cannot be booked again (BK).');
  }
  // Holds the doctor, so that two appointments cannot come back into one slot at once.
  await tx.$queryRaw`SELECT 1 FROM service."Doctor" WHERE "businessId" = ${stored.businessId} AND id = ${stored.doctorId}
    FOR NO KEY UPDATE`;
  const other = await tx.appointment.findFirst({
    where: {
      businessId: stored.businessId,
      doctorId: stored.doctorId,
      status: { in: [...QUEUED, 'OG'] },
      startTime: { lt: stored.endTime },
      endTime: { gt: stored.startTime },
    },
    select: { id: true },
  });
  if (other) {
    throw notAllowed(
      `A cancelled appointment (CN) can be booked again (BK) only into a free slot; appointment ${other.id} has this time.`,
    );
  }
}

function notAllowed(message: string): Failure {
  return new Failure('TRANSITION_NOT_ALLOWED', message);
}

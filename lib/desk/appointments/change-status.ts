// Moving an appointment to another state from the desk.
import { APPOINTMENT_STATUSES, mayMove, type AppointmentStatus } from '@/lib/contract/appointment-status';
import {
  cancelAppointment,
  changeAppointmentStatus,
  checkInAppointment,
  completeAppointment,
  parkAppointment,
} from '@/lib/gateway/appointment-moves';
import { getAppointment, type AppointmentAnswer } from '@/lib/gateway/appointments';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { tellChange } from '../live/changes';
import { MOVED, writePaths } from './authors';
import { readFor } from './open-appointment';
import { setbackOf, type Setback } from './outcome';

/** Rescheduling is not here: it needs the new time. */
export type DeskMove = Exclude<AppointmentStatus, 'RE'>;

export type Moved = AppointmentAnswer & {
  kind: 'ok';
  /** The state to go back to; null when the contract's table has no way back. */
  undo: DeskMove | null;
};

/** Does the move; `refused` says which moves there are from where the appointment is now. */
export async function changeStatus(actor: Actor, id: string, to: DeskMove): Promise<Moved | Setback> {
  const before = await readFor(actor, 'appointment:status', id);
  if (before.kind !== 'ok') return before;
  const { appointment_id, status: from } = before.record;
  try {
    await move(appointment_id, to);
    const after = await getAppointment(appointment_id);
    await tellChange('board');
    await writeAudit({
      actor,
      action: MOVED,
      subject: { kind: 'appointment', id: appointment_id },
      detail: { from, to, etag: after.etag, paths: writePaths(['status']) },
    });
    return { kind: 'ok', ...after, undo: wayBack(to, from) };
  } catch (error) {
    return setbackOf(error);
  }
}

/** By the vendor's own operation where there is one, so that it works with the vendor's service too. */
function move(id: string, to: DeskMove): Promise<void> {
  if (to === 'CK') return checkInAppointment(id);
  if (to === 'CN') return cancelAppointment(id);
  if (to === 'PA') return parkAppointment(id);
  if (to === 'CM' || to === 'CMNP') return completeAppointment(id, { prescription: to === 'CM' });
  return changeAppointmentStatus(id, to);
}

function wayBack(to: DeskMove, from: string): DeskMove | null {
  const back = APPOINTMENT_STATUSES.find((status) => status === from);
  return back !== undefined && back !== 'RE' && mayMove(to, back) ? back : null;
}

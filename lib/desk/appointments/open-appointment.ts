// Opening one appointment for somebody at the desk.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { getAppointment, type AppointmentAnswer } from '@/lib/gateway/appointments';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { mayFor, type Permission } from '../permissions';
import { setbackOf, type Setback } from './outcome';

export type Opened = ({ kind: 'ok' } & AppointmentAnswer) | Setback;

/** The record and the version to hand back with a save. Leaves a line in the audit log: someone looked. */
export async function openAppointment(actor: Actor, id: string): Promise<Opened> {
  const opened = await readFor(actor, 'appointment:view', id);
  if (opened.kind === 'ok') {
    const subject = { kind: 'appointment', id: opened.record.appointment_id };
    await writeAudit({ actor, action: 'appointment.view', subject });
  }
  return opened;
}

/** Reads an appointment that `permission` lets the actor do something with. */
export async function readFor(actor: Actor, permission: Permission, id: string): Promise<Opened> {
  try {
    const answer = await getAppointment(id);
    if (!mayWith(actor, permission, answer.record)) return { kind: 'forbidden' };
    return { kind: 'ok', ...answer };
  } catch (error) {
    return setbackOf(error);
  }
}

/** Whether the permission reaches an appointment in this clinic with this doctor. */
export function mayWith(
  actor: Actor,
  permission: Permission,
  { clinic_id, doctor_id }: Pick<AppointmentRecord, 'clinic_id' | 'doctor_id'>,
): boolean {
  return mayFor(actor, permission, { clinicId: clinic_id, doctorId: doctor_id });
}

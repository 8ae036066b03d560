// A visit booked from a reminder: the appointment carries the reminder, and the reminder the appointment.
import { z } from 'zod';
import { isCalendarDate } from '@/lib/contract/time';
import { createAppointment } from '@/lib/gateway/appointments';
import { listSlots } from '@/lib/gateway/doctors';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';
import { tellChange } from '../live/changes';
import { mayFor } from '../permissions';
import { deskStore } from '../store';
import { mayWith } from './reach';
import { locked, writeChange } from './work-on';

export const visitInput = z.object({
  clinicId: z.string().max(200),
  doctorId: z.string().max(200),
  /** Epoch seconds */
  start: z.number().int(),
  end: z.number().int(),
});
export type VisitInput = z.infer<typeof visitInput>;

/** Shown on the appointment's card; a value has at most 50 characters there. */
const CARD_VALUE_MAX = 50;

export type FreeSlot = { start: number; end: number };

/** The free times of a doctor at a clinic on one of its days. */
export async function freeSlots(
  actor: Actor,
  { clinicId, doctorId, day }: { clinicId: string; doctorId: string; day: string },
): Promise<{ kind: 'ok'; slots: FreeSlot[] } | Setback> {
  if (!isCalendarDate(day)) return { kind: 'ok', slots: [] };
  if (!mayFor(actor, 'appointment:create', { clinicId, doctorId })) return { kind: 'forbidden' };
  try {
    const slots = await listSlots(doctorId, clinicId, day);
    const seconds = (text: string) => Math.floor(Date.parse(text) / 1000);
    const now = Date.now() / 1000;
    const free = slots.filter(({ available, s }) => available && seconds(s) > now);
    return { kind: 'ok', slots: free.map(({ s, e }) => ({ start: seconds(s), end: seconds(e) })) };
  } catch (error) {
    return setbackOf(error);
  }
}

/** Books it. The reminder stays open: that it is booked is then its proposal for closing. */
export async function bookVisit(
  actor: Actor,
  reminderId: string,
  visit: VisitInput,
): Promise<{ kind: 'ok'; appointmentId: string } | Setback> {
  const row = await deskStore().reminder.findUnique({ where: { id: reminderId } });
  if (!row || !(await mayWith(actor, 'reminder:work', row.doctorId))) return { kind: 'gone' };
  const { clinicId, doctorId, start, end } = visit;
  if (!mayFor(actor, 'appointment:create', { clinicId, doctorId })) return { kind: 'forbidden' };
  try {
    await writeAudit({ actor, action: 'reminder.book', subject: { kind: 'reminder', id: reminderId } });
    const appointmentId = await createAppointment({
      clinic_id: clinicId,
      doctor_id: doctorId,
      patient_id: row.patientId,
      appointment_details: {
        start_time: start,
        end_time: end,
        custom_attributes: { label: ['Vaccination'], reminder_id: reminderId },
      },
      display_meta: { vaccines: clippedList(row.vaccines) },
    });
    const by = { id: actor.staffId, name: actor.name };
    await deskStore().$transaction(async (tx) => {
      const now = await locked(tx, reminderId);
      if (!now) return;
      const data = { appointmentId, lastOutcome: 'booked', lastOutcomeAt: new Date() };
      const detail = { appointment: appointmentId, start: String(start) };
      const owner = now.ownerId === null ? { ownerId: by.id, ownerName: by.name } : {};
      await writeChange(tx, now, { kind: 'booked', detail, data: { ...data, ...owner } }, by);
    });
    await tellChange('board', 'reminders');
    return { kind: 'ok', appointmentId };
  } catch (error) {
    return setbackOf(error);
  }
}

function clippedList(vaccines: readonly string[]): string {
  const points = [...vaccines.join(', ')];
  return points.length > CARD_VALUE_MAX
    ? `${points.slice(0, CARD_VALUE_MAX - 1).join('')}…`
    : points.join('');
}

// A clinic is deleted for good, so what hangs on it is shown first and its name must be typed.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { DAYS_MAX } from '@/lib/contract/appointment-list';
import { localDay } from '@/lib/contract/time';
import { dayAfter, doctorNames } from '@/lib/display';
import { listAppointments } from '@/lib/gateway/appointments';
import { deleteClinic, listClinics } from '@/lib/gateway/clinics';
import { listDoctors } from '@/lib/gateway/doctors';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';
import { tellChange } from '../live/changes';
import { seesClinic } from '../permissions';
import { deskStore } from '../store';

export type DeletionImpact = {
  kind: 'ok';
  name: string;
  /** Patients of today who are not done */
  queue: number;
  /** Booked from tomorrow on */
  future: number;
  /** Doctors who see patients nowhere else */
  doctorsLeft: string[];
  /** Open reminders of these doctors */
  reminders: number;
};

const DAYS_AHEAD = 90;
const UNFINISHED = ['BK', 'CK', 'OG', 'PA'];

/** What the deletion would strand. */
export async function deletionImpact(actor: Actor, id: string): Promise<DeletionImpact | Setback> {
  if (!seesClinic(actor, id)) return { kind: 'gone' };
  try {
    const clinic = (await listClinics()).find((one) => one.id === id);
    if (!clinic) return { kind: 'gone' };
    const today = localDay(Math.floor(Date.now() / 1000), clinic.time_zone);
    const [visits, doctors] = await Promise.all([visitsFrom(id, today), listDoctors()]);
    const open = visits.filter(({ status }) => UNFINISHED.includes(status));
    const queue = open.filter(({ start_time }) => localDay(start_time, clinic.time_zone) === today).length;
    const names = doctorNames(doctors);
    const left = doctors.filter(({ clinics }) => clinics.length === 1 && clinics[0]?.id === id);
    const doctorIds = left.map((doctor) => doctor.id);
    const reminders = await deskStore().reminder.count({
      where: { state: 'open', doctorId: { in: doctorIds } },
    });
    return {
      kind: 'ok',
      name: clinic.name,
      queue,
      future: open.length - queue,
      doctorsLeft: doctorIds.map((doctorId) => names.get(doctorId) ?? ''),
      reminders,
    };
  } catch (error) {
    return setbackOf(error);
  }
}

/** The list gives at most eight days at once. */
async function visitsFrom(clinicId: string, today: string): Promise<AppointmentRecord[]> {
  const parts: Promise<AppointmentRecord[]>[] = [];
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += DAYS_MAX + 1) {
    const range = { start_date: dayAfter(today, ahead), end_date: dayAfter(today, ahead + DAYS_MAX) };
    parts.push(listAppointments({ clinic_id: clinicId, ...range }));
  }
  return (await Promise.all(parts)).flat();
}

/** Deletes it when the typed name is its name. It is then in no list and picker; the audit log still names it. */
export async function removeClinic(
  actor: Actor,
  id: string,
  typedName: string,
): Promise<{ kind: 'ok' } | { kind: 'other-name' } | Setback> {
  if (!seesClinic(actor, id)) return { kind: 'gone' };
  try {
    const clinic = (await listClinics()).find((one) => one.id === id);
    if (!clinic) return { kind: 'gone' };
    if (clinic.name.trim() !== typedName.trim()) return { kind: 'other-name' };
    await writeAudit({
      actor,
      action: 'clinic.delete',
      subject: { kind: 'clinic', id },
      detail: { name: clinic.name },
    });
    await deleteClinic(id);
    return { kind: 'ok' };
  } catch (error) {
    return setbackOf(error);
  } finally {
    // Every picker asks anew, whatever came of it.
    await tellChange('board', 'reminders');
  }
}

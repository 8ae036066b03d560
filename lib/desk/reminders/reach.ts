// Which reminders somebody may see: a reminder belongs to a doctor, and is in the clinics where that doctor works.
import type { Prisma } from '@/prisma/desk/generated/client';
import { listDoctors } from '@/lib/gateway/doctors';
import type { Actor } from '../actor';
import { sharedReading } from '../board/shared-reading';
import { mayFor, reachesAll, seesClinic, type Permission } from '../permissions';

type DoctorClinics = ReadonlyMap<string, readonly string[]>;
const LIFE_MS = 10_000;

/** The clinics of every doctor of the directory, by doctor. */
export function doctorClinics(): Promise<DoctorClinics> {
  return sharedReading('clinics of doctors', LIFE_MS, async () => {
    const doctors = await listDoctors();
    return new Map(doctors.map(({ id, clinics }) => [id, clinics.map((clinic) => clinic.id)]));
  });
}

/** The reminders that this person may see, as a condition. A doctor whom the directory does not know binds to no clinic. */
export function reachOf(actor: Actor, clinics: DoctorClinics): Prisma.ReminderWhereInput {
  if (!reachesAll(actor, 'reminder:view')) return { doctorId: actor.doctorId ?? '' };
  if (actor.clinicIds === null) return {};
  const hidden = [...clinics].filter(([, ids]) => ids.length > 0 && !ids.some((id) => seesClinic(actor, id)));
  return { doctorId: { notIn: hidden.map(([doctorId]) => doctorId) } };
}

/** Whether this person may do this with a reminder of this doctor. */
export async function mayWith(actor: Actor, permission: Permission, doctorId: string): Promise<boolean> {
  const clinics = (await doctorClinics()).get(doctorId) ?? [];
  if (clinics.length === 0) return mayFor(actor, permission, { doctorId });
  return clinics.some((clinicId) => mayFor(actor, permission, { doctorId, clinicId }));
}

// The clinics and doctors that somebody at the desk can choose between.
import { doctorNames } from '@/lib/display';
import { listClinics } from '@/lib/gateway/clinics';
import { listDoctors } from '@/lib/gateway/doctors';
import type { Actor } from '../actor';
import { reachesAll, seesClinic } from '../permissions';
import { sharedReading } from './shared-reading';

/** `time_zone` is an IANA zone. */
export type ClinicPlace = { clinic_id: string; name: string; time_zone: string };
/** A doctor, and the clinics where he or she sees patients. */
export type DoctorPlace = { doctor_id: string; name: string; clinic_ids: string[] };
export type Places = { clinics: ClinicPlace[]; doctors: DoctorPlace[] };

/** Clinics are opened and doctors hired rarely; ten seconds late is soon enough. */
const LIFE_MS = 10_000;

/** By name. A person whose role reaches only their own finds only themself and the clinics where they work. */
export async function readPlaces(actor: Actor): Promise<Places> {
  const { clinics, doctors } = await sharedReading('places', LIFE_MS, readAllPlaces);
  const all = reachesAll(actor, 'board:view');
  const mine = doctors.filter(({ doctor_id }) => all || doctor_id === actor.doctorId);
  return {
    clinics: clinics.filter(
      ({ clinic_id }) =>
        seesClinic(actor, clinic_id) &&
        (all || mine.some(({ clinic_ids }) => clinic_ids.includes(clinic_id))),
    ),
    doctors: mine,
  };
}

async function readAllPlaces(): Promise<Places> {
  const [clinics, doctors] = await Promise.all([listClinics(), listDoctors()]);
  const names = doctorNames(doctors);
  return {
    clinics: clinics
      .map(({ id, name, time_zone }) => ({ clinic_id: id, name, time_zone }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    doctors: doctors
      .map(({ id, clinics }) => ({
        doctor_id: id,
        name: names.get(id) ?? '',
        clinic_ids: clinics.map((clinic) => clinic.id),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

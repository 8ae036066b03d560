// A clinic, a doctor and a patient of a test's own, made through the gateway itself.
import { randomBytes } from 'node:crypto';
import type { AppointmentCreate } from '@/lib/contract/appointment';
import { createAppointment } from '../appointments';
import { createClinic } from '../clinics';
import { createDoctor } from '../doctors';
import { createPatient } from '../patients';

/** The three ids, as every update carries them. */
export type ClinicWorld = { clinic_id: string; doctor_id: string; patient_id: string };

/** Text that no other test uses. */
export function unique(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString('hex')}`;
}

/** An Indian number that no other test uses. */
export function uniqueMobile(): string {
  return `+91${(randomBytes(5).readUIntBE(0, 5) % 9_000_000_000) + 1_000_000_000}`;
}

/** Makes the three; `zone` is the clinic's. */
export async function makeClinicWorld(zone = 'Asia/Kolkata'): Promise<ClinicWorld> {
  const clinic_id = await createClinic({ name: unique('Clinic'), address: '12 Main Road', time_zone: zone });
  const doctor_id = await createDoctor({
    firstname: 'Anil',
    lastname: unique('Rao'),
    gender: 'M',
    clinic_ids: [clinic_id],
  });
  const patient_id = await createPatient({ first_name: 'Aarav', last_name: 'Sharma', gender: 'M', age: 42 });
  return { clinic_id, doctor_id, patient_id };
}

/** Books from `start` (epoch seconds) for 15 minutes; answers with the id. */
export function book(
  ids: ClinicWorld,
  start: number,
  different: Partial<AppointmentCreate> = {},
): Promise<string> {
  return createAppointment({
    ...ids,
    appointment_details: { start_time: start, end_time: start + 900 },
    ...different,
  });
}

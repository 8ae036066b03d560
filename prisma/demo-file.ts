// demo.json: the credentials of the demonstration, for people and for programs that try it (decisions 10).
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedKey } from '@/lib/jwe';
import type { SeededStaff } from '@/prisma/desk/seed';
import { editableAppointment, type BusinessRows } from './service/seed/business-rows';
import type { ProgramSecret } from './service/seed/programs';

export type DemoFile = {
  base_url: string;
  partner: WireSecret;
  other_partner: WireSecret;
  shared_key: SharedKey;
  webhook: { url: string; signing_key: string; unsigned_url: string };
  staff: Pick<SeededStaff, 'role' | 'email' | 'password'>[];
  ids: Record<IdName, string>;
};
type WireSecret = { client_id: string; client_secret: string };
type IdName = `${'' | 'partner_'}${'clinic' | 'doctor' | 'patient' | 'appointment'}_id`;

export function wireSecret({ clientId, clientSecret }: ProgramSecret): WireSecret {
  return { client_id: clientId, client_secret: clientSecret };
}

/** Where events reach the desk, signed with a key, or unsigned under an address that nobody can guess. */
export function webhookOf(origin: string, secrets: { signingKey: string; unsignedToken: string }) {
  const url = `${origin}/api/webhooks/service`;
  return { url, signing_key: secrets.signingKey, unsigned_url: `${url}/${secrets.unsignedToken}` };
}

/** An appointment of today at the first clinic that can be changed right away, and what it is made of. */
export function editableIds({ today, clinics, doctors, patients }: BusinessRows): Record<IdName, string> {
  const appointment = found(editableAppointment(today));
  const clinic = found(clinics.find(({ id }) => id === appointment.clinicId));
  const doctor = found(doctors.find(({ id }) => id === appointment.doctorId));
  const patient = found(patients.find(({ id }) => id === appointment.patientId));
  return {
    clinic_id: clinic.id,
    partner_clinic_id: found(clinic.partnerId),
    doctor_id: doctor.id,
    partner_doctor_id: found(doctor.partnerId),
    patient_id: patient.id,
    partner_patient_id: found(patient.partnerId),
    appointment_id: appointment.id,
    partner_appointment_id: found(appointment.partnerId),
  };
}

/** Writes <dataDir>/demo.json, readable by its owner only; it appears whole or not at all. */
export function writeDemoFile(dataDir: string, demo: DemoFile): void {
  const file = join(dataDir, 'demo.json');
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
}

function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('the demonstration lacks what demo.json names');
  return thing;
}

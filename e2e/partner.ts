// The partner's program of the demonstration: what it books and changes over the interface, with its own credentials.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

type Demo = {
  partner: { client_id: string; client_secret: string };
  shared_key: { kid: string; secret: string };
  webhook: { signing_key: string };
  ids: Record<'clinic_id' | 'doctor_id' | 'patient_id' | 'appointment_id', string>;
};

/** What journeys look at in an appointment record. */
export type Appointment = {
  appointment_id: string;
  clinic_id: string;
  doctor_id: string;
  patient_id: string;
  token: number | null;
  status: string;
  display_meta: Record<string, string | number>;
  partner_meta: Record<string, unknown>;
  patient_details: { first_name: string; last_name: string; mobile: string };
};

export type Partner = {
  /** Books somebody whom nobody else in the tests knows, for now. */
  book: (different?: object) => Promise<{ appointment: Appointment; name: string }>;
  read: (id: string) => Promise<Appointment>;
  change: (appointment: Appointment, changes: object) => Promise<void>;
  /** Sends the reminder of what is due for a patient on a day (YYYY-MM-DD). */
  remind: (patientId: string, dueDate: string) => Promise<void>;
  /** The last name of the doctor who signs in. */
  doctorName: () => Promise<string>;
  /** A doctor of the same clinic who is not the doctor that signs in. */
  otherDoctor: () => Promise<string>;
};

/** Signs the program in. */
export async function partner(request: APIRequestContext): Promise<Partner> {
  const { partner: credentials, ids } = demo();
  const login = await request.post('/connect-auth/v1/account/login', { data: credentials });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { auth: token };

  const ask = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const response = await request.fetch(path, { method, headers, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const read = (id: string) => ask<Appointment>('GET', `/dr/v1/appointment/${id}`);
  const change = async (
    { appointment_id, clinic_id, doctor_id, patient_id }: Appointment,
    changes: object,
  ) => {
    await ask('PATCH', `/dr/v2/appointment/${appointment_id}`, {
      clinic_id,
      doctor_id,
      patient_id,
      ...changes,
    });
  };
  const book: Partner['book'] = async (different = {}) => {
    const last_name = strangeName();
    const person = { first_name: 'Tara', last_name, gender: 'F', age: 42, mobile: '+919845007710' };
    const { patient_id } = await ask<{ patient_id: string }>('POST', '/dr/v1/patient', person);
    const start_time = Math.floor(Date.now() / 1000);
    const { appointment_id } = await ask<{ appointment_id: string }>('POST', '/dr/v1/appointment', {
      clinic_id: ids.clinic_id,
      doctor_id: ids.doctor_id,
      patient_id,
      appointment_details: { start_time, end_time: start_time + 900 },
      ...different,
    });
    return { appointment: await read(appointment_id), name: `Tara ${last_name}` };
  };
  const remind: Partner['remind'] = async (patientId, dueDate) => {
    await ask('POST', `/desk-ext/v1/patients/${patientId}/vaccinations/reminder`, { due_date: dueDate });
  };
  const otherDoctor = async () => {
    const now = Math.floor(Date.now() / 1000);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now * 1000);
    const query = new URLSearchParams({
      clinic_id: ids.clinic_id,
      start_date: today,
      end_date: today,
      page_no: '0',
    });
    const list = await ask<{ appointments: Appointment[] }>('GET', `/dr/v1/appointment?${query.toString()}`);
    const found = list.appointments.find(({ doctor_id }) => doctor_id !== ids.doctor_id);
    if (!found) throw new Error('The demonstration has one doctor only.');
    return found.doctor_id;
  };
  const doctorName = async () => {
    const path = `/cdr/v1/doctor/${ids.doctor_id}/`;
    return (await ask<{ doctor: { lastname: string } }>('GET', path)).doctor.lastname;
  };
  return { book, read, change, remind, doctorName, otherDoctor };
}

/** The demonstration, as the first start wrote it down. */
export function demo(): Demo {
  const file = join(process.env['E2E_DATA_DIR'] ?? '.data', 'demo.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Demo;
}

/** A name that neither looks nor sounds like another, and sounds the same with a letter or two written otherwise. */
function strangeName(): string {
  const oneOf = (letters: string) => letters.charAt(randomInt(letters.length));
  return `Z${Array.from({ length: 6 }, () => oneOf('aiu') + oneOf('bdgkmnrt')).join('')}`;
}

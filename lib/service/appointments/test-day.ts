// A clinic's day for tests: two clinics, two doctors, patients and appointments of the first business, and one of each
// of the second, all made through the interface.
import { expect } from 'vitest';
import type { AppointmentRecord } from '@/lib/contract/appointment';
import type { AppointmentStatus } from '@/lib/contract/appointment-status';
import { Prisma } from '@/prisma/service/generated/client';
import { nowSeconds } from '../clock';
import { startTestService, type Sent, type TestPartner, type TestService } from '../test-service';

export type Ids = { clinic_id: string; doctor_id: string; patient_id: string };
export type Fields = Record<string, unknown>;

export type TestDay = TestService & {
  ids: Ids;
  /** The same three by the partner's ids. */
  partnerIds: Fields;
  secondClinic: string;
  secondDoctor: string;
  /** Clinic, doctor and patient of the other business, and an appointment of theirs. */
  theirs: Ids & { appointment_id: string };
  /** Books an appointment of the first business and gives its id; each starts a quarter of an hour after the last. */
  book: (body?: Fields) => Promise<string>;
  read: (id: string) => Promise<AppointmentRecord>;
  patch: (id: string, body: unknown, headers?: Record<string, string>) => Promise<Sent>;
  /** Everything that the database holds, to be compared before and after a refusal. */
  everything: () => Promise<unknown>;
};

/** Noon of today at the clinic (Asia/Kolkata), epoch seconds: far from midnight, whenever the tests run. */
export function noonToday(): number {
  const shift = 5.5 * 3600;
  const day = Math.floor((nowSeconds() + shift) / 86_400) * 86_400;
  return day - shift + 12 * 3600;
}

export async function startTestDay(): Promise<TestDay> {
  const service = await startTestService();
  const ids = await makeBusiness(service, service.partner);
  const their = await makeBusiness(service, service.other);
  const theirAppointment = await create(service, service.other, '/dr/v1/appointment', {
    ...their.ids,
    appointment_details: { start_time: noonToday() },
  });
  const second = await makeBusiness(service, service.partner, '-2');
  let quarter = 0;
  const book = (body: Fields = {}) => {
    quarter += 1;
    const start_time = noonToday() - 20 * 900 + (quarter % 40) * 900;
    const { appointment_details, ...rest } = body;
    return create(service, service.partner, '/dr/v1/appointment', {
      ...ids.ids,
      appointment_details: { start_time, ...(appointment_details as Fields | undefined) },
      ...rest,
    });
  };
  return {
    ...service,
    ...ids,
    secondClinic: second.ids.clinic_id,
    secondDoctor: second.ids.doctor_id,
    theirs: { ...their.ids, appointment_id: theirAppointment },
    book,
    read: async (id) => {
      const { status, body } = await service.send('GET', `/dr/v1/appointment/${id}`);
      expect(status).toBe(200);
      return body as AppointmentRecord;
    },
    patch: (id, body, headers = {}) => service.send('PATCH', `/dr/v2/appointment/${id}`, { body, headers }),
    everything: () => everything(service),
  };
}

async function makeBusiness(service: TestService, partner: TestPartner, suffix = '') {
  const doctor_id = await create(service, partner, '/cdr/v1/doctor', {
    firstname: 'Asha',
    lastname: 'Rao',
    gender: 'F',
    partner_id: `DOC${suffix}`,
  });
  const clinic_id = await create(service, partner, '/cdr/v1/clinic', {
    name: 'Lake View',
    address: '1 Lake Road',
    partner_id: `CLINIC${suffix}`,
    doctor_ids: [doctor_id],
  });
  const patient_id = await create(service, partner, '/dr/v1/patient', {
    first_name: 'Meera',
    last_name: 'Iyer',
    gender: 'F',
    dob: '1984-03-07',
    mobile: '+919845007710',
    partner_patient_id: `PAT${suffix}`,
    address: { city: 'Bengaluru', pincode: 560038 },
  });
  const partnerIds = {
    partner_clinic_id: `CLINIC${suffix}`,
    partner_doctor_id: `DOC${suffix}`,
    partner_patient_id: `PAT${suffix}`,
  };
  return { ids: { clinic_id, doctor_id, patient_id }, partnerIds };
}

/** Posts a body and gives the id that the answer names. */
export async function create(
  service: TestService,
  { token }: TestPartner,
  path: string,
  body: Fields,
): Promise<string> {
  const sent = await service.send('POST', path, { body, token });
  expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
  const answer = sent.body as { ekaid?: string; patient_id?: string; appointment_id?: string };
  return answer.appointment_id ?? answer.patient_id ?? answer.ekaid ?? '';
}

/** Every row of every table of the service. */
export function everything({ context: { store } }: TestService): Promise<unknown> {
  const tables = Object.values(Prisma.ModelName).map(
    (name) => `SELECT '${name}' AS name, row_to_json(t)::text AS row FROM service."${name}" t`,
  );
  return store.$queryRawUnsafe(`${tables.join(' UNION ALL ')} ORDER BY 1, 2`);
}

/** The error of an answer of the dr family. */
export function errorOf(sent: Sent): {
  code: string;
  message: string;
  details?: { path: string; message: string }[];
} {
  return (sent.body as { error: { code: string; message: string } }).error;
}

/** An appointment put into a state by hand, whatever the table of moves says. */
export async function inState(
  day: TestDay,
  status: AppointmentStatus,
  columns: object = {},
): Promise<string> {
  const id = await day.book();
  const where = { businessId: day.partner.businessId, id };
  await day.context.store.appointment.updateMany({ where, data: { status, ...columns } });
  return id;
}

export function changeStatus(day: TestDay, id: string, status: string): Promise<Sent> {
  return day.send('POST', `/dr/v1/appointment/${id}/change-status`, { body: { status } });
}

export function checkIn(day: TestDay, id: string): Promise<Sent> {
  return day.send('POST', `/desk-ext/v1/appointment/${id}/check-in`);
}

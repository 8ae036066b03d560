// What the calls of the table are made from: a clinic, a doctor and a patient of the first business, known by both
// kinds of ids, which nobody else uses.
import { expect } from 'vitest';
import { create, noonToday, type Fields } from '../appointments/test-day';
import type { TestPartner, TestService } from '../test-service';

/** Which of its two ids a call names an object by. */
export type By = 'service' | 'partner';
export const BOTH_WAYS: readonly By[] = ['service', 'partner'];

type Named = Record<By, string>;

export type World = {
  service: TestService;
  clinic: Named;
  doctor: Named;
  patient: Named;
  /** Who sends the call; the first business, except where a test wants to see it refused. */
  asker: TestPartner;
  /** A number that no other call of this world has. */
  next: () => number;
  /** Creates something of the first business and gives its id. */
  make: (path: string, body: Fields) => Promise<string>;
  /** Books an appointment, in a state if that is given; both its ids. */
  book: (status?: string) => Promise<Named>;
};

/** A request for one operation, without its method. */
export type Call = { path: string; headers?: Record<string, string>; body?: unknown };
/** Makes a request that succeeds, with whatever it needs. */
export type Maker = (world: World, by: By) => Call | Promise<Call>;

export async function makeWorld(service: TestService): Promise<World> {
  const make = (path: string, body: Fields) => create(service, service.partner, path, body);
  let count = 0;
  const next = () => (count += 1);
  const doctor = await make('/cdr/v1/doctor', {
    firstname: 'Farida',
    lastname: 'Khan',
    gender: 'F',
    partner_id: 'OUR-DOCTOR',
  });
  const clinic = await make('/cdr/v1/clinic', {
    name: 'Banyan Street',
    address: '4 Banyan Street',
    partner_id: 'OUR-CLINIC',
    doctor_ids: [doctor],
  });
  const patient = await make('/dr/v1/patient', {
    first_name: 'Ishita',
    last_name: 'Venkataraman',
    gender: 'F',
    dob: '2026-08-01',
    mobile: '+919811122233',
    partner_patient_id: 'OUR-PATIENT',
  });
  const ids = { clinic_id: clinic, doctor_id: doctor, patient_id: patient };
  const book = async (status?: string) => {
    const number = next();
    const partner = `OUR-APPOINTMENT-${number}`;
    const id = await make('/dr/v1/appointment', {
      ...ids,
      partner_appointment_id: partner,
      appointment_details: { start_time: noonToday() + 86_400 * 2 + number * 900 },
    });
    const where = { businessId: service.partner.businessId, id };
    if (status) await service.context.store.appointment.updateMany({ where, data: { status } });
    return { service: id, partner };
  };
  return {
    service,
    clinic: { service: clinic, partner: 'OUR-CLINIC' },
    doctor: { service: doctor, partner: 'OUR-DOCTOR' },
    patient: { service: patient, partner: 'OUR-PATIENT' },
    asker: service.partner,
    next,
    make,
    book,
  };
}

/** `?partner_id=1` where the path holds the partner's id. */
export const asPartner = (by: By) => (by === 'partner' ? '?partner_id=1' : '');

/** The three ids of an appointment's body, in one of the two forms. */
export function identity({ clinic, doctor, patient }: World, by: By): Fields {
  const prefix = by === 'partner' ? 'partner_' : '';
  return {
    [`${prefix}clinic_id`]: clinic[by],
    [`${prefix}doctor_id`]: doctor[by],
    [`${prefix}patient_id`]: patient[by],
  };
}

/** Sends something as the first business and gives the body of its answer. */
export async function sendOurs<Body>(world: World, method: string, { path, ...rest }: Call): Promise<Body> {
  const sent = await world.service.send(method, path, rest);
  expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
  return sent.body as Body;
}

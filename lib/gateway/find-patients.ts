// Finding patients from whatever is known. A service without our extension is asked as the vendor has it: by the
// beginning of a name, and by the whole phone.
import { foundPatients, type FoundPatient, type FindWay } from '@/lib/contract/patient-find';
import type { ShortProfile } from '@/lib/contract/patient-search';
import { listPatientsByMobile, searchPatients } from './patients';
import { ask } from './request';
import { ServiceError } from './service-error';
import { serviceTransport, type GatewayTransport } from './transport';

/** `standingUnknown`: the service did not say when the patient came last, nor today's token. */
export type PatientMet = FoundPatient & { standingUnknown?: true };

export type PatientsFound = {
  patients: PatientMet[];
  /** Whether another spelling, another order and the last four digits are found too. */
  forgiving: boolean;
};

/** Whether a service has the extension, once it was asked; a restart asks again. */
const extended = new WeakMap<GatewayTransport, boolean>();
const COUNTRY_PREFIX = '+91';

/** `day` (YYYY-MM-DD) is that of tokens. Throws ServiceError. */
export async function findPatients(q: string, day: string, limit: number): Promise<PatientsFound> {
  const patients = await findForgiving(q, day, limit);
  if (patients) return { patients, forgiving: true };
  return { patients: await findPlainly(q.trim(), limit), forgiving: false };
}

/** Whether another spelling is found, before anything is typed. Throws ServiceError. */
export async function forgivesSpelling(day: string): Promise<boolean> {
  const known = extended.get(serviceTransport());
  return known ?? (await findForgiving('aa', day, 1)) !== null;
}

/** By the extension; null where the service has none. */
async function findForgiving(q: string, day: string, limit: number): Promise<FoundPatient[] | null> {
  const transport = serviceTransport();
  if (extended.get(transport) === false) return null;
  try {
    const query = { q, day, limit };
    const path = '/desk-ext/v1/patients';
    const { answer } = await ask({ method: 'GET', path, query, answer: foundPatients });
    extended.set(transport, true);
    return answer.patients;
  } catch (error) {
    if (!isMissing(error)) throw error;
    extended.set(transport, false);
    return null;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ServiceError && error.kind === 'refused' && [404, 405].includes(error.status ?? 0);
}

async function findPlainly(q: string, limit: number): Promise<PatientMet[]> {
  const digits = q.replace(/[^\d]/g, '');
  const isPhone = digits.length >= 10 && /^\+?[\d\s().-]+$/.test(q);
  const mobile = q.startsWith('+') ? `+${digits}` : `${COUNTRY_PREFIX}${digits.slice(-10)}`;
  const found = isPhone ? await listPatientsByMobile(mobile) : await searchPatients(q, limit);
  return found.map((profile) => inFull(profile, isPhone ? 'mobile' : 'begins', found));
}

/** A short profile as a record: what it does not say is not known. */
function inFull(profile: ShortProfile, way: FindWay, all: readonly ShortProfile[]): PatientMet {
  const { oid, username, mobile, fln, gen, dob, age } = profile;
  const others = all.filter((other) => other.oid !== oid && mobile !== null && other.mobile === mobile);
  return {
    patient_id: oid,
    partner_patient_id: username,
    designation: '',
    first_name: fln,
    middle_name: '',
    last_name: '',
    gender: gen,
    dob,
    age,
    mobile,
    address: null,
    partner_meta: {},
    created_at: 0,
    updated_at: 0,
    way,
    last_visit: null,
    token_today: null,
    shared_by: others.length,
    standingUnknown: true,
  };
}

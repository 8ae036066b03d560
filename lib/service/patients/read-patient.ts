// Reading the directory: one patient, a search, everybody on a phone, page by page.
import type { ShortProfile } from '@/lib/contract/patient-search';
import { MINIFIED_PAGE_SIZE, SEARCH_LIMIT_MAX } from '@/lib/contract/patient-search';
import { nowSeconds } from '../clock';
import type { Answer, Call } from '../http/operation';
import { keyFrom } from '../key';
import { findByMobile, findByPrefix, findPage } from './find-patients';
import { patientRecordOf, patientDetailsOf, type PatientRow } from './patient-row';
import { findPatient } from './patient-store';
import { patientNotFound } from './save-patient';

type QueryCall<Query> = Call<unknown, Query, unknown>;

/** The record of one patient. */
export async function answerPatient({
  caller,
  params,
  query,
  service,
}: Call<{ patient_id: string }, { partner_id?: string | undefined }, unknown>): Promise<Answer> {
  const key = keyFrom(params.patient_id, query);
  const patient = key && (await findPatient(service.store, caller.businessId, key));
  if (!patient) throw patientNotFound();
  return { status: 200, body: patientRecordOf(patient, nowSeconds()) };
}

/** Everybody who shares a mobile, as records. */
export async function answerBusinessSearch(call: QueryCall<{ mobile: string }>): Promise<Answer> {
  const { caller, query, service } = call;
  const patients = await findByMobile(service.store, caller.businessId, query.mobile);
  const at = nowSeconds();
  const profiles = patients.map((patient) => patientRecordOf(patient, at));
  return { status: 200, body: { data: { profiles } } };
}

/** Patients of whom a name, the mobile or the partner id begins so. */
export async function answerSearch(
  call: QueryCall<{ prefix: string; limit?: number | undefined }>,
): Promise<Answer> {
  const { caller, query, service } = call;
  const limit = query.limit ?? SEARCH_LIMIT_MAX;
  const patients = await findByPrefix(service.store, caller.businessId, query.prefix, limit);
  return { status: 200, body: shortly(patients) };
}

/** Everybody who shares a mobile, in the short form. */
export async function answerByMobile(call: QueryCall<{ mob: string }>): Promise<Answer> {
  const { caller, query, service } = call;
  const patients = await findByMobile(service.store, caller.businessId, query.mob);
  return { status: 200, body: shortly(patients) };
}

/** A page of the directory, counted from 1. */
export async function answerMinified(
  call: QueryCall<{ pageNo: number; pageSize?: number | undefined }>,
): Promise<Answer> {
  const { caller, query, service } = call;
  const pageSize = query.pageSize ?? MINIFIED_PAGE_SIZE;
  // One more than the page tells whether there is a next one.
  const page = { offset: (query.pageNo - 1) * pageSize, limit: pageSize + 1 };
  const patients = await findPage(service.store, caller.businessId, page);
  const nextPage = patients.length > pageSize ? query.pageNo + 1 : -1;
  const profiles = shortly(patients.slice(0, pageSize));
  return {
    status: 200,
    body: { profiles, currPageMeta: { currPageNo: query.pageNo, pageSize, nextPage } },
  };
}

function shortly(patients: PatientRow[]): ShortProfile[] {
  const at = nowSeconds();
  return patients.map((patient) => {
    const { dob, age, gender: gen, mobile, partner_patient_id: username } = patientDetailsOf(patient, at);
    const names = [patient.firstName, patient.middleName, patient.lastName];
    return { oid: patient.id, username, mobile, fln: names.filter(Boolean).join(' '), gen, dob, age };
  });
}

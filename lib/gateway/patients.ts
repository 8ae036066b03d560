// The patient operations of the service, one function each. All throw ServiceError.
import type { z } from 'zod';
import {
  patientRecord,
  patientSaved,
  type PatientCreate,
  type PatientPatch,
  type PatientRecord,
} from '@/lib/contract/patient';
import {
  businessSearchAnswer,
  minifiedAnswer,
  shortProfiles,
  type ShortProfile,
} from '@/lib/contract/patient-search';
import { partnerFlag, type IdKind } from './id-kind';
import { pathOf } from './path-of';
import { ask } from './request';

/** A patient of the directory. */
export async function getPatient(id: string, idKind: IdKind = {}): Promise<PatientRecord> {
  const { answer } = await ask({
    method: 'GET',
    path: pathOf`/dr/v1/patient/${id}`,
    query: partnerFlag(idKind),
    answer: patientRecord,
  });
  return answer;
}

/** Answers with the new patient's id. */
export async function createPatient(body: PatientCreate): Promise<string> {
  const { answer } = await ask({ method: 'POST', path: '/dr/v1/patient', body, answer: patientSaved });
  return answer.patient_id;
}

/** Changes what `body` names. */
export async function updatePatient(id: string, body: PatientPatch, idKind: IdKind = {}): Promise<void> {
  await ask({
    method: 'PATCH',
    path: pathOf`/dr/v1/patient/${id}`,
    query: partnerFlag(idKind),
    body,
    answer: patientSaved,
  });
}

/** Patients whose name, mobile or partner id begins with `prefix`, by name; the service's own limit unless given. */
export async function searchPatients(prefix: string, limit?: number): Promise<ShortProfile[]> {
  const { answer } = await ask({
    method: 'GET',
    path: '/profiles/v1/patient/search',
    query: { prefix, limit },
    answer: shortProfiles,
  });
  return answer;
}

/** Everybody who shares a phone, in the short form: the whole number with its `+` prefix. */
export async function listPatientsByMobile(mobile: string): Promise<ShortProfile[]> {
  const { answer } = await ask({
    method: 'GET',
    path: '/profiles/v1/patient/by-mobile/',
    query: { mob: mobile },
    answer: shortProfiles,
  });
  return answer;
}

/** Everybody who shares a phone, as records: ten digits, or the whole number with its `+` prefix. */
export async function searchBusinessPatients(mobile: string): Promise<PatientRecord[]> {
  const { answer } = await ask({
    method: 'GET',
    path: '/dr/v1/business/patients/search',
    query: { mobile },
    answer: businessSearchAnswer,
  });
  return answer.data.profiles;
}

/** A page of the directory, from 1; the last one names −1 as the next. */
export async function listPatients(page: number, pageSize?: number): Promise<z.infer<typeof minifiedAnswer>> {
  const { answer } = await ask({
    method: 'GET',
    path: '/profiles/v1/patient/minified/',
    query: { pageNo: page, pageSize },
    answer: minifiedAnswer,
  });
  return answer;
}

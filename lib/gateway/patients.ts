// The patient operations of the service, one function each. All throw ServiceError.
import {
  patientRecord,
  patientSaved,
  type PatientCreate,
  type PatientPatch,
  type PatientRecord,
} from '@/lib/contract/patient';
import { businessSearchAnswer, shortProfiles, type ShortProfile } from '@/lib/contract/patient-search';
import { pathOf } from './path-of';
import { ask } from './request';

export async function getPatient(id: string): Promise<PatientRecord> {
  const { answer } = await ask({
    method: 'GET',
    path: pathOf`/dr/v1/patient/${id}`,
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
export async function updatePatient(id: string, body: PatientPatch): Promise<void> {
  await ask({ method: 'PATCH', path: pathOf`/dr/v1/patient/${id}`, body, answer: patientSaved });
}

/** Patients whose name, mobile or partner id begins with `prefix`. */
export async function searchPatients(prefix: string, limit?: number): Promise<ShortProfile[]> {
  const { answer } = await ask({
    method: 'GET',
    path: '/profiles/v1/patient/search',
    query: { prefix, limit },
    answer: shortProfiles,
  });
  return answer;
}

/** All patients who share a phone: ten digits, or the number with its `+` prefix. */
export async function listPatientsByMobile(mobile: string): Promise<PatientRecord[]> {
  const { answer } = await ask({
    method: 'GET',
    path: '/dr/v1/business/patients/search',
    query: { mobile },
    answer: businessSearchAnswer,
  });
  return answer.data.profiles;
}

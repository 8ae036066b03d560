// Adding patients to the directory and changing them, as the vendor has it.
import type { PatientCreate, PatientPatch } from '@/lib/contract/patient';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';
import { keyFrom } from '../key';
import { recordChanges } from '../record-changes';
import { inTransaction } from '../transaction';
import { mergePatient } from './merge-patient';
import { addPatient, findPatient, isPartnerIdTaken, partnerIdTaken, savePatient } from './patient-store';

type PatientParams = { patient_id: string };
type PartnerIdQuery = { partner_id?: string | undefined };

export function patientNotFound(): Failure {
  return new Failure('PATIENT_NOT_FOUND', 'The given patient ID does not exist.');
}

/** Answers 201 with the new id; a partner id that is in use is refused, so that sending twice adds once. */
export async function createPatient({
  caller,
  body,
  service,
}: Call<unknown, unknown, PatientCreate>): Promise<Answer> {
  const at = nowSeconds();
  const { businessId, clientId } = caller;
  try {
    const patient = await inTransaction(service.store, async (tx) => {
      const added = await addPatient(tx, businessId, body, at);
      await recordChanges(tx, [{ kind: 'patient.created', clientId, at, patient: added }]);
      return added;
    });
    return { status: 201, body: { patient_id: patient.id } };
  } catch (error) {
    if (!isPartnerIdTaken(error)) throw error;
    throw new Failure(
      'PATIENT_ALREADY_EXISTS',
      'A patient with this partner_patient_id exists; nothing was added.',
      [{ path: 'partner_patient_id', message: 'belongs to another patient of this business' }],
    );
  }
}

/** Changes what the body has; 201 is the vendor's status for it. */
export async function updatePatient({
  caller: { businessId, clientId },
  params,
  query,
  body,
  ignoredFields,
  service,
}: Call<PatientParams, PartnerIdQuery, PatientPatch>): Promise<Answer> {
  const key = keyFrom(params.patient_id, query);
  const save = inTransaction(service.store, async (tx) => {
    const stored = key && (await findPatient(tx, businessId, key, 'hold'));
    if (!stored) throw patientNotFound();
    const at = nowSeconds();
    const changes = mergePatient(stored, body, at);
    if (changes.paths.length === 0) return stored.id;
    const patient = await savePatient(tx, stored, changes, at);
    const patientPaths = changes.paths;
    await recordChanges(tx, [{ kind: 'patient.updated', clientId, at, patient, patientPaths }]);
    return patient.id;
  });
  const ignored = ignoredFields.length > 0 && { ignored_fields: ignoredFields };
  return { status: 201, body: { patient_id: await namingPartnerId(save), ...ignored } };
}

async function namingPartnerId<T>(save: Promise<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (isPartnerIdTaken(error)) throw partnerIdTaken('partner_patient_id');
    throw error;
  }
}

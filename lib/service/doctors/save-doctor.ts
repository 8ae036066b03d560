// Creating and changing doctors, as the vendor has it.
import { DOCTOR_NOT_FOUND, type DoctorCreate, type DoctorPatch } from '@/lib/contract/doctor';
import { findClinics, linkClinicsAndDoctors, namedIds } from '../clinics/clinic-doctors';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';
import type { Transaction } from '../store';
import { inTransaction, isTaken } from '../transaction';
import { refuseWrong, wrongFields } from '../wrong-fields';
import { addDoctor, changeDoctor } from './doctor-store';
import { findDoctor } from './find-doctor';

export function doctorNotFound(): Failure {
  return new Failure('DOCTOR_NOT_FOUND', DOCTOR_NOT_FOUND);
}

/** Answers 201 with the new doctor's id. */
export async function createDoctor({
  caller: { businessId },
  body,
  service,
}: Call<unknown, unknown, DoctorCreate>): Promise<Answer> {
  const save = inTransaction(service.store, async (tx) => {
    const clinicIds = await namedClinics(tx, businessId, body);
    const doctorId = await addDoctor(tx, businessId, body, nowSeconds());
    await linkClinicsAndDoctors(tx, businessId, { clinicIds, doctorIds: [doctorId] });
    return doctorId;
  });
  return { status: 201, body: { status: 'success', ekaid: await refusingTakenPartnerId(save) } };
}

/** Changes the doctor that the service id names. */
export async function updateDoctor({
  caller: { businessId },
  params: { doctor_id: id },
  body,
  ignoredFields,
  service,
}: Call<{ doctor_id: string }, unknown, DoctorPatch>): Promise<Answer> {
  const save = inTransaction(service.store, async (tx) => {
    if (!(await findDoctor(tx, businessId, { by: 'service', id }))) throw doctorNotFound();
    const clinicIds = await namedClinics(tx, businessId, body);
    await changeDoctor(tx, businessId, id, body);
    await linkClinicsAndDoctors(tx, businessId, { clinicIds, doctorIds: [id] });
  });
  await refusingTakenPartnerId(save);
  const ignored = ignoredFields.length > 0 && { ignored_fields: ignoredFields };
  return { status: 200, body: { status: 'success', ekaid: id, ...ignored } };
}

async function namedClinics(tx: Transaction, businessId: string, body: DoctorPatch): Promise<string[]> {
  const named = namedIds(
    { field: 'clinic_ids', ids: body.clinic_ids },
    { field: 'partner_clinic_ids', ids: body.partner_clinic_ids },
  );
  const { ids, wrong } = await findClinics(tx, businessId, named);
  refuseWrong(wrong);
  return ids;
}

async function refusingTakenPartnerId<T>(save: Promise<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (!isTaken(error, 'Doctor_businessId_partnerId_key')) throw error;
    throw wrongFields([{ path: 'partner_id', message: 'belongs to another doctor of this business' }]);
  }
}

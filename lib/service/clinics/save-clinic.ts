// Creating, changing and deleting clinics (interface endpoint 1; the others as the vendor has them).
import { CLINIC_DELETED, CLINIC_NOT_FOUND, type ClinicCreate, type ClinicPatch } from '@/lib/contract/clinic';
import type { ErrorDetail } from '@/lib/contract/errors';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';
import type { Transaction } from '../store';
import { inTransaction, isTaken } from '../transaction';
import { refuseWrong, wrongFields } from '../wrong-fields';
import { findDoctors, linkClinicsAndDoctors, namedIds } from './clinic-doctors';
import { addClinic, changeClinic, removeClinic } from './clinic-store';
import { findClinic, findClinicByEither } from './find-clinic';

type Params = { clinic_id: string };

export function clinicNotFound(): Failure {
  return new Failure('CLINIC_NOT_FOUND', CLINIC_NOT_FOUND);
}

/** Answers 201 with the new clinic's id. */
export async function createClinic({
  caller: { businessId },
  body,
  service,
}: Call<unknown, unknown, ClinicCreate>): Promise<Answer> {
  const id = await inTransaction(service.store, async (tx) => {
    const doctorIds = await checked(tx, businessId, body, null);
    const clinicId = await addClinic(tx, businessId, body, nowSeconds());
    await linkClinicsAndDoctors(tx, businessId, { clinicIds: [clinicId], doctorIds });
    return clinicId;
  });
  return { status: 201, body: { status: 'success', ekaid: id } };
}

/** Changes the clinic that either id names: both are taken wherever a path has one (interface, Clinic). */
export async function updateClinic({
  caller: { businessId },
  params,
  body,
  ignoredFields,
  service,
}: Call<Params, unknown, ClinicPatch>): Promise<Answer> {
  const id = await inTransaction(service.store, async (tx) => {
    const clinic = await findClinicByEither(tx, businessId, params.clinic_id);
    if (!clinic) throw clinicNotFound();
    const doctorIds = await checked(tx, businessId, body, clinic.id);
    await refusingSharedTokens(() => changeClinic(tx, businessId, clinic.id, body));
    await linkClinicsAndDoctors(tx, businessId, { clinicIds: [clinic.id], doctorIds });
    return clinic.id;
  });
  const ignored = ignoredFields.length > 0 && { ignored_fields: ignoredFields };
  return { status: 200, body: { status: 'success', ekaid: id, ...ignored } };
}

/** Deletes softly: from now on nothing shows the clinic and it takes no appointment; its history stays. */
export async function deleteClinic({
  caller: { businessId },
  params,
  service: { store },
}: Call<Params, unknown, unknown>): Promise<Answer> {
  const clinic = await findClinicByEither(store, businessId, params.clinic_id);
  const removed = clinic !== null && (await removeClinic(store, businessId, clinic.id, nowSeconds()));
  if (!removed) throw clinicNotFound();
  return { status: 200, body: { status: 'success', message: CLINIC_DELETED } };
}

/** The doctors to link; or a refusal that names unknown ones and a partner id that another living clinic has. */
async function checked(
  tx: Transaction,
  businessId: string,
  body: ClinicPatch,
  ownId: string | null,
): Promise<string[]> {
  const named = namedIds(
    { field: 'doctor_ids', ids: body.doctor_ids },
    { field: 'partner_doctor_ids', ids: body.partner_doctor_ids },
  );
  const { ids, wrong } = await findDoctors(tx, businessId, named);
  refuseWrong([...wrong, ...(await takenPartnerId(tx, businessId, body.partner_id, ownId))]);
  return ids;
}

/** No unique index holds this, because deleted clinics keep their partner id; the business's row is held instead. */
async function takenPartnerId(
  tx: Transaction,
  businessId: string,
  partnerId: string | undefined,
  ownId: string | null,
): Promise<ErrorDetail[]> {
  if (partnerId === undefined) return [];
  await tx.$queryRaw`SELECT 1 FROM service."Business" WHERE id = ${businessId} FOR NO KEY UPDATE`;
  const other = await findClinic(tx, businessId, { by: 'partner', id: partnerId });
  if (!other || other.id === ownId) return [];
  return [{ path: 'partner_id', message: 'belongs to another clinic of this business' }];
}

async function refusingSharedTokens(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isTaken(error, 'Appointment_businessId_clinicId_doctorId_day_token_key')) throw error;
    const message = 'would put two appointments with the same token on one day; change their tokens first';
    throw wrongFields([{ path: 'time_zone', message }]);
  }
}

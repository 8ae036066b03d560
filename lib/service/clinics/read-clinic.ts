// Reading clinics, in the vendor's two forms.
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';
import { businessClinicOf, clinicRecordOf } from './clinic-record';
import { listClinics, readClinic } from './clinic-store';
import { findClinicByEither } from './find-clinic';
import { clinicNotFound } from './save-clinic';

type Params = { clinic_id: string };
type ReadCall = Call<Params, unknown, unknown>;

/** All living clinics. */
export async function answerClinics({ caller, service }: Call<unknown, unknown, unknown>): Promise<Answer> {
  const clinics = await listClinics(service.store, caller.businessId);
  return { status: 200, body: { status: 'success', clinics: clinics.map(clinicRecordOf) } };
}

/** One living clinic by either id. */
export async function answerClinic({ caller, params, service: { store } }: ReadCall): Promise<Answer> {
  const found = await findClinicByEither(store, caller.businessId, params.clinic_id);
  const clinic = found && (await readClinic(store, caller.businessId, found.id));
  if (!clinic) throw clinicNotFound();
  return { status: 200, body: { status: 'success', clinic: clinicRecordOf(clinic) } };
}

/** The older form of the same. */
export async function answerBusinessClinic({ caller, params, service }: ReadCall): Promise<Answer> {
  const clinic = await findClinicByEither(service.store, caller.businessId, params.clinic_id);
  if (!clinic) throw new Failure('CLINIC_NOT_FOUND', 'The given clinic ID does not exist.');
  return { status: 200, body: { success: true, data: { clinic: businessClinicOf(clinic) } } };
}

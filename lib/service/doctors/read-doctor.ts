// Reading doctors, in the vendor's two forms.
import type { Answer, Call } from '../http/operation';
import { doctorProfileOf, doctorRecordOf } from './doctor-record';
import { listDoctors, readDoctor, type DoctorWithClinics } from './doctor-store';
import { findDoctorByEither } from './find-doctor';
import { doctorNotFound } from './save-doctor';

type ReadCall = Call<{ doctor_id: string }, unknown, unknown>;

/** All doctors of the business. */
export async function answerDoctors({ caller, service }: Call<unknown, unknown, unknown>): Promise<Answer> {
  const doctors = await listDoctors(service.store, caller.businessId);
  return { status: 200, body: { status: 'success', doctors: doctors.map(doctorRecordOf) } };
}

/** One doctor by either id. */
export async function answerDoctor(call: ReadCall): Promise<Answer> {
  const doctor = doctorRecordOf(await named(call));
  return { status: 200, body: { status: 'success', doctor } };
}

/** The profile form of the same. */
export async function answerDoctorProfile(call: ReadCall): Promise<Answer> {
  return { status: 200, body: doctorProfileOf(await named(call)) };
}

async function named({ caller, params, service: { store } }: ReadCall): Promise<DoctorWithClinics> {
  const found = await findDoctorByEither(store, caller.businessId, params.doctor_id);
  const doctor = found && (await readDoctor(store, caller.businessId, found.id));
  if (!doctor) throw doctorNotFound();
  return doctor;
}

// POST /dr/v1/appointment: books an appointment, and adds its patient to the directory where the partner names a new one.
import type { AppointmentCreate } from '@/lib/contract/appointment';
import { identityOf } from '@/lib/contract/identity';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';
import { planVaccinations } from '../immunisation/plan';
import { mergePatient } from '../patients/merge-patient';
import type { PatientRow } from '../patients/patient-row';
import {
  addPatient,
  findPatient,
  isPartnerIdTaken,
  partnerIdTaken,
  savePatient,
} from '../patients/patient-store';
import { recordChanges } from '../record-changes';
import type { Transaction } from '../store';
import { inTransaction, isTaken } from '../transaction';
import { wrongFields } from '../wrong-fields';
import { etagOf, type AppointmentRow } from './appointment-row';
import { addAppointment } from './appointment-store';
import { newAppointment, newDetails, wrongNewPatient, wrongVideo } from './new-appointment';
import { findPlace, placeFields } from './place';
import { noteToken } from './tokens';

type CreateCall = Call<unknown, unknown, AppointmentCreate>;

/** Answers 201 with the new id; a partner's id that is in use is refused, so that sending twice books once. */
export async function createAppointment(call: CreateCall): Promise<Answer> {
  const at = nowSeconds();
  try {
    const row = await inTransaction(call.service.store, (tx) => book(tx, call, at));
    return { status: 201, body: { appointment_id: row.id }, headers: { etag: etagOf(row) } };
  } catch (error) {
    if (isPartnerIdTaken(error)) throw partnerIdTaken('patient_details.partner_patient_id');
    if (!isTaken(error, 'Appointment_businessId_partnerId_key')) throw error;
    throw new Failure(
      'CONFLICT',
      'An appointment with this partner_appointment_id exists; nothing was booked.',
      [
        {
          path: 'partner_appointment_id',
          message: 'belongs to another appointment: update that one, or send a new id',
        },
      ],
    );
  }
}

async function book(tx: Transaction, { caller, body }: CreateCall, at: number): Promise<AppointmentRow> {
  const { businessId, clientId } = caller;
  const identity = identityOf(body);
  const fields = placeFields(identity.by);
  const { place, wrong } = await findPlace(tx, { businessId, ids: identity, fields });
  const known = await findPatient(tx, businessId, { by: identity.by, id: identity.patient }, 'hold');
  const problems = [...wrong, ...(known ? [] : wrongNewPatient(identity, body)), ...wrongVideo(body)];
  if (!place || problems.length > 0) throw wrongFields(problems);

  const { patient, paths } = known
    ? await changeKnown(tx, known, body, at)
    : { patient: await addPatient(tx, businessId, newDetails(identity, body), at), paths: [] };
  const columns = newAppointment({ businessId, place, patientId: patient.id, body, at });
  if (columns.token !== null) await noteToken(tx, columns, columns.token);
  await addAppointment(tx, columns);
  await planVaccinations(tx, { patient, ...place, at });
  const appointment = { ...place, ...columns, patient };
  await recordChanges(tx, [
    { kind: 'appointment.created', clientId, at, appointment, patient, patientPaths: paths },
  ]);
  return appointment;
}

/** The details of a known patient are updated as an update of the appointment would. */
async function changeKnown(
  tx: Transaction,
  known: PatientRow,
  body: AppointmentCreate,
  at: number,
): Promise<{ patient: PatientRow; paths: string[] }> {
  const changes = mergePatient(known, body.patient_details ?? {}, at);
  if (changes.paths.length === 0) return { patient: known, paths: [] };
  return { patient: await savePatient(tx, known, changes, at), paths: changes.paths };
}

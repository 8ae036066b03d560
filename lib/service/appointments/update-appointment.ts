// PATCH /dr/v2/appointment/{appointment_id} (interface endpoint 2, decisions 2): one transaction with the rows held, so
// that every update takes effect whole.
import type { AppointmentPatch } from '@/lib/contract/appointment';
import { identityOf, type Identity } from '@/lib/contract/identity';
import type { ErrorDetail } from '@/lib/contract/errors';
import { nowSeconds } from '../clock';
import type { Answer, Call } from '../http/operation';
import { keyFrom, type Key } from '../key';
import { mergePatient, type PatientChanges } from '../patients/merge-patient';
import { isPartnerIdTaken, partnerIdTaken, savePatient } from '../patients/patient-store';
import type { PatientRow } from '../patients/patient-row';
import { recordChanges } from '../record-changes';
import type { Transaction } from '../store';
import { inTransaction } from '../transaction';
import { refuseWrong } from '../wrong-fields';
import { etagOf, recordOf, type AppointmentRow } from './appointment-row';
import { findAppointment, saveAppointment, type AppointmentChanges } from './appointment-store';
import { requireFresh } from './freshness';
import { mergeAppointment } from './merge-appointment';
import { appointmentNotFound } from './not-found';
import { findPlace, placeFields } from './place';
import { noteToken } from './tokens';

export type UpdateCall = Call<
  { appointment_id: string },
  { partner_id?: string | undefined },
  AppointmentPatch
>;

/** Answers with the record as it is after the update. */
export async function updateAppointment(call: UpdateCall): Promise<Answer> {
  const at = nowSeconds();
  const key = keyFrom(call.params.appointment_id, call.query);
  const row = await inTransaction(call.service.store, (tx) => applyPatch(tx, call, key, at));
  const ignored = call.ignoredFields.length > 0 && { ignored_fields: call.ignoredFields };
  return { status: 200, body: { ...recordOf(row, at), ...ignored }, headers: { etag: etagOf(row) } };
}

async function applyPatch(
  tx: Transaction,
  { caller, headers, body }: UpdateCall,
  key: Key | null,
  at: number,
): Promise<AppointmentRow> {
  const stored = await findAppointment(tx, caller.businessId, key, 'hold');
  if (!stored) throw appointmentNotFound();
  await requireFresh(tx, stored, headers.get('if-match'));

  const appointment = await checkedChanges(tx, stored, body);
  const patient = mergePatient(stored.patient, body.patient_details ?? {}, at);
  if (appointment.paths.length === 0 && patient.paths.length === 0) return stored;

  const row = await writeAppointment(tx, stored, appointment, at);
  row.patient = await writePatient(tx, stored.patient, patient, at);
  await recordChanges(tx, [
    {
      kind: 'appointment.updated',
      clientId: caller.clientId,
      at,
      appointment: row,
      appointmentPaths: appointment.paths,
      patient: row.patient,
      patientPaths: patient.paths,
    },
  ]);
  return row;
}

/** The changes to the appointment, or a refusal that names every field that does not fit. */
async function checkedChanges(
  tx: Transaction,
  stored: AppointmentRow,
  body: AppointmentPatch,
): Promise<AppointmentChanges> {
  const identity = identityOf(body);
  const { place, wrong } = await findPlace(tx, {
    businessId: stored.businessId,
    ids: identity,
    fields: placeFields(identity.by),
    stored,
  });
  const changes = mergeAppointment(stored, body, place ?? stored);
  refuseWrong([...wrong, ...wrongPatient(stored.patient, identity), ...changes.wrong]);
  return changes;
}

/** An update cannot give the appointment to another patient. */
function wrongPatient(patient: PatientRow, identity: Identity): ErrorDetail[] {
  if (identity.patient === (identity.by === 'partner' ? patient.partnerId : patient.id)) return [];
  const path = identity.by === 'partner' ? 'partner_patient_id' : 'patient_id';
  const message = `"${identity.patient}" is not this appointment's patient, and an update cannot change the patient`;
  return [{ path, message }];
}

async function writeAppointment(
  tx: Transaction,
  stored: AppointmentRow,
  changes: AppointmentChanges,
  at: number,
): Promise<AppointmentRow> {
  const { columns } = changes;
  if (changes.paths.length === 0) return { ...stored };
  const queue = { ...stored, ...columns };
  const moves = 'token' in columns || 'clinicId' in columns || 'doctorId' in columns || 'day' in columns;
  if (moves && queue.token !== null) await noteToken(tx, queue, queue.token);
  return saveAppointment(tx, stored, changes, at);
}

async function writePatient(
  tx: Transaction,
  stored: PatientRow,
  changes: PatientChanges,
  at: number,
): Promise<PatientRow> {
  if (changes.paths.length === 0) return stored;
  try {
    return await savePatient(tx, stored, changes, at);
  } catch (error) {
    if (isPartnerIdTaken(error)) throw partnerIdTaken('patient_details.partner_patient_id');
    throw error;
  }
}

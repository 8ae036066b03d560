// Changes an appointment's content: one transaction with the rows held, so that every edit takes effect whole. Each
// form of the update in the interface is a way to this one function.
import type { AppointmentPatch } from '@/lib/contract/appointment';
import type { Identity, PARTNER_IDS, SERVICE_IDS } from '@/lib/contract/identity';
import type { ErrorDetail } from '@/lib/contract/errors';
import { keyFrom } from '../key';
import { mergePatient, type PatientChanges } from '../patients/merge-patient';
import { isPartnerIdTaken, partnerIdTaken, savePatient } from '../patients/patient-store';
import type { PatientRow } from '../patients/patient-row';
import { recordChanges } from '../record-changes';
import type { Transaction } from '../store';
import { inTransaction } from '../transaction';
import { refuseWrong } from '../wrong-fields';
import type { AppointmentRow } from './appointment-row';
import { findAppointment, saveAppointment, type AppointmentChanges } from './appointment-store';
import { requireFresh } from './freshness';
import { mergeAppointment } from './merge-appointment';
import { appointmentNotFound } from './not-found';
import { findPlace, placeFields } from './place';
import type { AppointmentCall } from './read-appointment';
import { noteToken } from './tokens';

/** The fields of an update, without the ids that say where and for whom. */
export type AppointmentEdit = Omit<AppointmentPatch, (typeof SERVICE_IDS | typeof PARTNER_IDS)[number]>;

export type Edit = {
  patch: AppointmentEdit;
  /** The ids of the body; null in the forms that have none: place and patient stay. */
  identity: Identity | null;
  /** Where the body has the fields of appointment_details. */
  detailsPath: 'appointment_details.' | '';
};

export type EditCall = AppointmentCall<unknown>;

/** Applies the edit that `editOf` makes of the stored row, and returns the row as it is after. Throws 404, 412 and 400. */
export async function editAppointment(
  { caller, params, query, headers, service }: EditCall,
  editOf: (stored: AppointmentRow) => Edit,
  at: number,
): Promise<AppointmentRow> {
  const key = keyFrom(params.appointment_id, query);
  return inTransaction(service.store, async (tx) => {
    const stored = await findAppointment(tx, caller.businessId, key, 'hold');
    if (!stored) throw appointmentNotFound();
    await requireFresh(tx, stored, headers.get('if-match'));
    return applyEdit(tx, stored, editOf(stored), { clientId: caller.clientId, at });
  });
}

async function applyEdit(
  tx: Transaction,
  stored: AppointmentRow,
  edit: Edit,
  { clientId, at }: { clientId: string; at: number },
): Promise<AppointmentRow> {
  const appointment = await checkedChanges(tx, stored, edit);
  const patient = mergePatient(stored.patient, edit.patch.patient_details ?? {}, at);
  if (appointment.paths.length === 0 && patient.paths.length === 0) return stored;

  const row = await writeAppointment(tx, stored, appointment, at);
  row.patient = await writePatient(tx, stored.patient, patient, at);
  await recordChanges(tx, [
    {
      kind: 'appointment.updated',
      clientId,
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
  { patch, identity, detailsPath }: Edit,
): Promise<AppointmentChanges> {
  const { place, wrong } = await placeOf(tx, stored, identity);
  const changes = mergeAppointment(stored, patch, { place: place ?? stored, detailsPath });
  refuseWrong([...wrong, ...wrongPatient(stored.patient, identity), ...changes.wrong]);
  return changes;
}

function placeOf(
  tx: Transaction,
  stored: AppointmentRow,
  identity: Identity | null,
): ReturnType<typeof findPlace> {
  if (!identity) return Promise.resolve({ place: stored, wrong: [] });
  const fields = placeFields(identity.by);
  return findPlace(tx, { businessId: stored.businessId, ids: identity, fields, stored });
}

/** An update cannot give the appointment to another patient. */
function wrongPatient(patient: PatientRow, identity: Identity | null): ErrorDetail[] {
  if (!identity || identity.patient === (identity.by === 'partner' ? patient.partnerId : patient.id))
    return [];
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

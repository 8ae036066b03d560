// What a save sends: the fields whose meaning differs from the stored record, and nothing else.
import { type AppointmentPatch, appointmentPatch, type AppointmentRecord } from '@/lib/contract/appointment';
import type { identityFields } from '@/lib/contract/identity';
import { localMoment } from './clinic-time';
import type { EditorDraft } from './editor-schema';
import { sameJson } from '@/lib/display/same-json';
import { sameCard } from './same-card';

/** The changed part of an update; clinic and doctor only when the appointment moves to another. */
export type AppointmentChanges = Omit<AppointmentPatch, keyof typeof identityFields> &
  Partial<Pick<AppointmentPatch, 'clinic_id' | 'doctor_id'>>;

/** The difference between what the boxes mean and what is stored. `zone` is the chosen clinic's. */
export function changesOf(draft: EditorDraft, record: AppointmentRecord, zone: string): AppointmentChanges {
  const details = detailChanges(draft, record, zone);
  const patient = patientChanges(draft.patient_details, record.patient_details);
  return {
    ...(draft.clinic_id !== record.clinic_id && { clinic_id: draft.clinic_id }),
    ...(draft.doctor_id !== record.doctor_id && { doctor_id: draft.doctor_id }),
    ...(draft.token !== undefined && draft.token !== record.token && { token: draft.token }),
    ...(Object.keys(details).length > 0 && { appointment_details: details }),
    ...(Object.keys(patient).length > 0 && { patient_details: patient }),
    ...(!sameJson(draft.partner_meta, record.partner_meta) && { partner_meta: draft.partner_meta }),
    ...(!sameCard(draft.display_meta, record.display_meta) && { display_meta: draft.display_meta }),
  };
}

/** The whole body for the interface: the appointment's identity and the changes, judged by the contract. */
export function toPatch(changes: AppointmentChanges, record: AppointmentRecord): AppointmentPatch {
  const { clinic_id, doctor_id, patient_id } = record;
  return appointmentPatch.parse({ clinic_id, doctor_id, patient_id, ...changes });
}

function detailChanges({ appointment_details: draft }: EditorDraft, record: AppointmentRecord, zone: string) {
  const moved = (field: 'start_time' | 'end_time') =>
    // Compared as the clock shows them: seconds, and the hour that a change of clocks repeats, stay as stored.
    !sameJson(localMoment(draft.when[field], zone), localMoment(record[field], zone));
  const { mode, video_connect } = draft.how;
  return {
    ...(moved('start_time') && { start_time: draft.when.start_time }),
    ...(moved('end_time') && { end_time: draft.when.end_time }),
    ...(mode !== undefined && mode !== record.mode && { mode }),
    ...(video_connect && !sameJson(video_connect, record.video_connect) && { video_connect }),
    ...(!sameJson(draft.custom_attributes, record.custom_attributes) && {
      custom_attributes: draft.custom_attributes,
    }),
  };
}

type PatientDraft = EditorDraft['patient_details'];

/** Names that may be empty are compared with null as the same: both read as nothing. */
const EMPTIABLE = ['designation', 'middle_name', 'last_name'] as const;
const KEPT = ['first_name', 'partner_patient_id', 'mobile', 'gender'] as const;

function patientChanges(draft: PatientDraft, stored: AppointmentRecord['patient_details']) {
  const changed: NonNullable<AppointmentPatch['patient_details']> = {};
  for (const field of EMPTIABLE) {
    if ((draft[field] ?? '') !== (stored[field] ?? '')) changed[field] = draft[field] ?? '';
  }
  for (const field of KEPT) {
    const value = draft[field];
    if (value !== undefined && value !== stored[field]) Object.assign(changed, { [field]: value });
  }
  const { dob, age } = draft.birth;
  if (dob !== undefined && dob !== stored.dob) changed.dob = dob;
  if (age !== undefined && (age !== stored.age || stored.dob !== null)) changed.age = age;
  const { city = '', pincode } = draft.address;
  if (city !== (stored.address?.city ?? '') || pincode !== (stored.address?.pincode ?? undefined)) {
    // The address is replaced whole, so that what stays is sent again.
    changed.address = { city, ...(pincode !== undefined && { pincode }) };
  }
  return changed;
}

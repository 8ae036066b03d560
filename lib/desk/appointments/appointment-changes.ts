// What a person changed about an appointment, and the update that says so to the service.
import { z } from 'zod';
import {
  appointmentPatch,
  MODE_WITH_VIDEO_CONNECT,
  type AppointmentPatch,
  type AppointmentRecord,
} from '@/lib/contract/appointment';

const { clinic_id, doctor_id, token, appointment_details, partner_meta, patient_details, display_meta } =
  appointmentPatch.shape;

/** The changed part of an update: clinic and doctor only when it moves to another, objects of partners' keys whole. */
export const appointmentChanges = z.object({
  clinic_id,
  doctor_id,
  token,
  appointment_details,
  partner_meta,
  patient_details,
  display_meta,
});
export type AppointmentChanges = z.infer<typeof appointmentChanges>;

/** The update of `record`: the three ids, which every update carries, and the changes. */
export function patchOf(record: AppointmentRecord, changes: AppointmentChanges): AppointmentPatch {
  const { clinic_id, doctor_id, patient_id } = record;
  return { clinic_id, doctor_id, patient_id, ...changes };
}

/** `record` as it would be after the changes. */
export function changedRecord(record: AppointmentRecord, changes: AppointmentChanges): AppointmentRecord {
  const { appointment_details: details = {}, patient_details: patient, ...top } = changes;
  const mode = details.mode ?? record.mode;
  return {
    ...record,
    ...given(top),
    ...given(details),
    // The service forgets the link when the mode changes away.
    video_connect: mode === MODE_WITH_VIDEO_CONNECT ? (details.video_connect ?? record.video_connect) : null,
    patient_details: patient ? changedPatient(record.patient_details, patient) : record.patient_details,
  };
}

type PatientChanges = NonNullable<AppointmentChanges['patient_details']>;

function changedPatient(
  stored: AppointmentRecord['patient_details'],
  { address, ...fields }: PatientChanges,
): AppointmentRecord['patient_details'] {
  return {
    ...stored,
    ...given(fields),
    // A patient is known by a birth date or by an age: the one that comes replaces the other.
    ...(fields.dob !== undefined && { age: null }),
    ...(fields.age !== undefined && { dob: null }),
    ...(address && { address: { city: address.city ?? null, pincode: address.pincode ?? null } }),
  };
}

/** Without the members that are undefined, which a spread would take as values. */
function given<Members extends object>(
  members: Members,
): { [Name in keyof Members]?: Exclude<Members[Name], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Members]?: Exclude<Members[Name], undefined>;
  };
}

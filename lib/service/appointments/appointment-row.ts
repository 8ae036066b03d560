// An appointment's row with its patient, and the record and tag made of it.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import type { DisplayMeta } from '@/lib/contract/display-meta';
import type { JsonObject } from '@/lib/contract/free-form';
import type { Appointment } from '@/prisma/service/generated/client';
import { patientDetailsOf, type PatientRow } from '../patients/patient-row';
import type { Row } from '../row';

/** The columns of the table itself. */
export type AppointmentColumns = Omit<Row<Appointment>, keyof Objects> & Objects;
type Objects = {
  customAttributes: JsonObject;
  videoConnect: { vendor: string; url: string } | null;
  partnerMeta: JsonObject;
  displayMeta: DisplayMeta;
};

/** What an appointment shows of the clinic and doctor that it names. */
export type Shown = {
  clinicPartnerId: string | null;
  timeZone: string;
  /** When the clinic was deleted, epoch seconds; null for a living one. */
  clinicDeletedAt: number | null;
  doctorPartnerId: string | null;
};
/** Where an appointment takes place. */
export type Place = { clinicId: string; doctorId: string } & Shown;

export type AppointmentRow = AppointmentColumns & Shown & { patient: PatientRow };

/** The record that every endpoint returns, as of `at` (epoch seconds: ages grow). */
export function recordOf(row: AppointmentRow, at: number): AppointmentRecord {
  return {
    appointment_id: row.id,
    partner_appointment_id: row.partnerId,
    clinic_id: row.clinicId,
    partner_clinic_id: row.clinicPartnerId,
    doctor_id: row.doctorId,
    partner_doctor_id: row.doctorPartnerId,
    patient_id: row.patientId,
    partner_patient_id: row.patient.partnerId,
    token: row.token,
    status: row.status,
    mode: row.mode,
    start_time: row.startTime,
    end_time: row.endTime,
    created_at: row.createdAt,
    // The patient's details are part of the record, so their change is one of the record.
    updated_at: Math.max(row.updatedAt, row.patient.updatedAt),
    custom_attributes: row.customAttributes,
    video_connect: row.videoConnect,
    partner_meta: row.partnerMeta,
    display_meta: row.displayMeta,
    notes: row.notes === '' ? null : row.notes,
    patient_details: patientDetailsOf(row.patient, at),
  };
}

/** The header of answers about one appointment, for the document. */
export const ETAG = { ETag: 'The version of the appointment; an update takes it as If-Match' };

/** Names the version of a record: the appointment's and its patient's, since the record shows both. */
export function etagOf(
  row: Pick<AppointmentRow, 'version'> & { patient: Pick<PatientRow, 'version'> },
): string {
  return `"${row.version}.${row.patient.version}"`;
}

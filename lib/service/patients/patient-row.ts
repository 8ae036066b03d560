// A patient's row, and the record made of it.
import type { JsonObject } from '@/lib/contract/free-form';
import type { PatientDetails } from '@/lib/contract/patient-details';
import type { PatientRecord } from '@/lib/contract/patient';
import type { Patient } from '@/prisma/service/generated/client';
import type { Row } from '../row';

export type PatientRow = Omit<Row<Patient>, 'partnerMeta'> & { partnerMeta: JsonObject };

const YEAR_SECONDS = 365.2425 * 24 * 3600;

/** The age in whole years at `at` (epoch seconds) of a patient known by age alone; it grows since it was given. */
export function ageAt(row: Pick<PatientRow, 'age' | 'ageGivenAt'>, at: number): number | null {
  if (row.age === null) return null;
  return row.age + Math.max(0, Math.floor((at - (row.ageGivenAt ?? at)) / YEAR_SECONDS));
}

/** Who the patient is, as appointment records carry it. */
export function patientDetailsOf(row: PatientRow, at: number): PatientDetails {
  return {
    designation: row.designation,
    first_name: row.firstName,
    middle_name: row.middleName,
    last_name: row.lastName,
    partner_patient_id: row.partnerId,
    mobile: row.mobile,
    gender: row.gender,
    dob: row.dob,
    age: ageAt(row, at),
    address: row.city === null && row.pincode === null ? null : { city: row.city, pincode: row.pincode },
  };
}

/** The directory's record. */
export function patientRecordOf(row: PatientRow, at: number): PatientRecord {
  const { partner_patient_id, ...details } = patientDetailsOf(row, at);
  return {
    patient_id: row.id,
    partner_patient_id,
    designation: row.designation,
    first_name: row.firstName,
    middle_name: row.middleName,
    last_name: row.lastName,
    gender: details.gender,
    dob: details.dob,
    age: details.age,
    mobile: details.mobile,
    address: details.address,
    partner_meta: row.partnerMeta,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}

// What the card would show if the boxes were saved as they stand, also while a word is half typed.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { readBirth } from './birth-text';
import { pairsOf } from './card-pairs';
import { epochOf } from './clinic-time';
import type { EditorValues } from './editor-schema';
import { objectOf } from './json-rows';
import { tidyMobile } from './mobile-text';

/** The stored record under what is typed; a box that cannot be read yet shows what is stored. `zone` is the clinic's. */
export function previewRecord(
  values: EditorValues,
  record: AppointmentRecord,
  zone: string,
): AppointmentRecord {
  const { when, how, custom_attributes: attributes } = values.appointment_details;
  return {
    ...record,
    clinic_id: values.clinic_id,
    doctor_id: values.doctor_id,
    token: /^\s*\d+\s*$/.test(values.token) ? Number(values.token) : record.token,
    start_time: epochOf(when.start_time, zone) ?? record.start_time,
    end_time: epochOf(when.end_time, zone) ?? record.end_time,
    mode: how.mode,
    custom_attributes: {
      ...(attributes.label.length > 0 && { label: attributes.label }),
      ...(attributes.tags.length > 0 && { tags: attributes.tags }),
      ...objectOf(attributes.others),
    },
    display_meta: pairsOf(values.display_meta),
    partner_meta: objectOf(values.partner_meta),
    patient_details: previewPatient(values.patient_details, record.patient_details),
  };
}

type Details = AppointmentRecord['patient_details'];

function previewPatient(values: EditorValues['patient_details'], stored: Details): Details {
  return {
    ...stored,
    designation: values.designation.trim(),
    first_name: values.first_name.trim(),
    middle_name: values.middle_name.trim(),
    last_name: values.last_name.trim(),
    mobile: values.mobile.trim() === '' ? stored.mobile : tidyMobile(values.mobile),
    gender: values.gender || stored.gender,
    ...previewBirth(values.birth, stored),
  };
}

function previewBirth(
  { known_by, dob, age }: EditorValues['patient_details']['birth'],
  stored: Details,
): Pick<Details, 'dob' | 'age'> {
  if (known_by === 'dob') {
    const birth = readBirth(dob);
    return birth && 'dob' in birth ? { dob: birth.dob, age: null } : { dob: stored.dob, age: stored.age };
  }
  return /^\s*\d{1,3}\s*$/.test(age) ? { dob: null, age: Number(age) } : { dob: stored.dob, age: stored.age };
}

// A stored appointment as the boxes of the editor show it.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { queueLabels } from '@/lib/contract/free-form';
import { writeBirthDate } from './birth-text';
import { pairRows } from './card-pairs';
import { localMoment } from './clinic-time';
import type { EditorValues } from './editor-schema';
import { rowsOf } from './json-rows';
import { spacedMobile } from './mobile-text';

/** `zone` is the clinic's IANA zone; times are shown on its clock. */
export function storedValues(record: AppointmentRecord, zone: string): EditorValues {
  const label = queueLabels(record.custom_attributes, 'label');
  const tags = queueLabels(record.custom_attributes, 'tags');
  const boxed = [...(label.length > 0 ? ['label'] : []), ...(tags.length > 0 ? ['tags'] : [])];
  return {
    clinic_id: record.clinic_id,
    doctor_id: record.doctor_id,
    token: record.token?.toString() ?? '',
    appointment_details: {
      when: {
        start_time: localMoment(record.start_time, zone),
        end_time: localMoment(record.end_time, zone),
      },
      how: { mode: record.mode, ...(record.video_connect ?? { vendor: '', url: '' }) },
      custom_attributes: { label, tags, others: rowsOf(record.custom_attributes, boxed) },
    },
    patient_details: storedPatient(record.patient_details),
    partner_meta: rowsOf(record.partner_meta),
    display_meta: pairRows(record.display_meta),
  };
}

/** The boxes of one patient. */
export function storedPatient(
  details: AppointmentRecord['patient_details'],
): EditorValues['patient_details'] {
  return {
    designation: details.designation ?? '',
    first_name: details.first_name ?? '',
    middle_name: details.middle_name ?? '',
    last_name: details.last_name ?? '',
    partner_patient_id: details.partner_patient_id ?? '',
    mobile: details.mobile === null ? '' : spacedMobile(details.mobile),
    gender: details.gender ?? '',
    birth: {
      known_by: details.dob === null && details.age !== null ? 'age' : 'dob',
      dob: details.dob === null ? '' : writeBirthDate(details.dob),
      age: details.age?.toString() ?? '',
    },
    address: { city: details.address?.city ?? '', pincode: details.address?.pincode?.toString() ?? '' },
  };
}

// The three names of one box: its path in the form, its id in the document, and its field on the wire.
import type { EditorValues } from '../form/editor-schema';

/** Boxes whose path in the form differs from the field of the body that they fill. */
const FORM_PATHS: Record<string, string> = {
  'appointment_details.start_time': 'appointment_details.when.start_time',
  'appointment_details.end_time': 'appointment_details.when.end_time',
  'appointment_details.mode': 'appointment_details.how.mode',
  'appointment_details.video_connect': 'appointment_details.how.url',
  'appointment_details.video_connect.vendor': 'appointment_details.how.vendor',
  'appointment_details.video_connect.url': 'appointment_details.how.url',
  'patient_details.dob': 'patient_details.birth.dob',
  'patient_details.age': 'patient_details.birth.age',
  partner_clinic_id: 'clinic_id',
  partner_doctor_id: 'doctor_id',
};

/** The document id of a box. */
export function fieldId(path: string): string {
  return `appointment-${path.replaceAll('.', '-')}`;
}

/** The box for a field that the service refused, such as `display_meta.co_pay`; `null` when it has none. */
export function formPath(wirePath: string, values: EditorValues): string | null {
  const [top = '', key = ''] = splitOnce(wirePath);
  if (top === 'display_meta' || top === 'partner_meta') {
    const row = values[top].findIndex((candidate) => candidate.key === key.split('.')[0]);
    if (row < 0) return top;
    return `${top}.${row}.${top === 'display_meta' ? 'value' : 'json'}`;
  }
  if (wirePath.startsWith('appointment_details.custom_attributes')) {
    return 'appointment_details.custom_attributes';
  }
  const path = FORM_PATHS[wirePath] ?? wirePath;
  return hasPath(values, path) ? path : null;
}

function splitOnce(path: string): [string, string] {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, ''] : [path.slice(0, dot), path.slice(dot + 1)];
}

function hasPath(values: unknown, path: string): boolean {
  return path.split('.').every((part) => {
    const here = values;
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return false;
    values = (here as Record<string, unknown>)[part];
    return true;
  });
}

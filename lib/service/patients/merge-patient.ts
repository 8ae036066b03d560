// What a patch changes about a patient, field by field (decisions 2, "Absent field").
import type { PatientPatch } from '@/lib/contract/patient';
import { changedKeys } from '../changed-paths';
import { ageAt, type PatientRow } from './patient-row';

/** Columns that hold a field of the same meaning as it came. */
const PLAIN = {
  designation: 'designation',
  first_name: 'firstName',
  middle_name: 'middleName',
  last_name: 'lastName',
  partner_patient_id: 'partnerId',
  mobile: 'mobile',
  gender: 'gender',
} as const satisfies Partial<Record<keyof PatientPatch, keyof PatientRow>>;

export type PatientChanges = { columns: Partial<PatientRow>; paths: string[] };

/** The columns that differ after `patch`, and the record's paths that differ; both empty when nothing does. */
export function mergePatient(stored: PatientRow, patch: PatientPatch, at: number): PatientChanges {
  const columns: Partial<PatientRow> = {};
  const paths: string[] = [];
  for (const field of Object.keys(PLAIN) as (keyof typeof PLAIN)[]) {
    const value = patch[field];
    if (value === undefined || value === stored[PLAIN[field]]) continue;
    columns[PLAIN[field]] = value;
    paths.push(field);
  }
  mergeAge(stored, patch, at, { columns, paths });
  if (patch.address) {
    const { city = null, pincode = null } = patch.address;
    if (city !== stored.city) paths.push('address.city');
    if (pincode !== stored.pincode) paths.push('address.pincode');
    if (paths.some((path) => path.startsWith('address.'))) Object.assign(columns, { city, pincode });
  }
  if (patch.partner_meta) {
    const changed = changedKeys('partner_meta', stored.partnerMeta, patch.partner_meta);
    if (changed.length > 0) columns.partnerMeta = patch.partner_meta;
    paths.push(...changed);
  }
  return { columns, paths };
}

/** A patient is known by a birth date or by an age: the one that comes replaces the other. */
function mergeAge(
  stored: PatientRow,
  { dob, age }: PatientPatch,
  at: number,
  { columns, paths }: PatientChanges,
): void {
  if (dob !== undefined && dob !== stored.dob) {
    Object.assign(columns, { dob, age: null, ageGivenAt: null });
    paths.push('dob', ...(stored.age === null ? [] : ['age']));
  }
  if (age !== undefined && (stored.dob !== null || age !== ageAt(stored, at))) {
    Object.assign(columns, { dob: null, age, ageGivenAt: at });
    paths.push('age', ...(stored.dob === null ? [] : ['dob']));
  }
}

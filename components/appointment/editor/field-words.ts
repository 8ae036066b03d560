'use client';
// A compared field in words: its name and its value as people read them.
import { useTranslations } from 'next-intl';
import { displayLabel, isPlainObject } from '@/lib/contract/display-meta';
import type { Json } from '@/lib/contract/free-form';
import { clockTime } from '@/lib/display/clock';
import { writeBirthDate } from '../form/birth-text';
import { localMoment } from '../form/clinic-time';
import { writeJson } from '../form/json-rows';
import type { Choices } from './editor-context';

export type FieldWords = { name: (path: string) => string; value: (path: string, value: unknown) => string };

type Words = ReturnType<typeof useTranslations<'appointment'>>;

/** Names and values on the clock of `zone`. The paths are those of the desk's comparison. */
export function useFieldWords(zone: string, choices: Choices): FieldWords {
  const t = useTranslations('appointment');
  return {
    name: (path) => nameOf(path, t),
    value: (path, value) =>
      value === null || value === undefined || value === ''
        ? t('nothing')
        : valueOf(path, value, { t, zone, choices }),
  };
}

const COMPARED = [
  'clinic_id', 'doctor_id', 'token', 'start_time', 'end_time', 'status', 'mode', 'display_meta',
  'patient_details.designation', 'patient_details.first_name', 'patient_details.middle_name', 'patient_details.last_name',
  'patient_details.partner_patient_id', 'patient_details.mobile', 'patient_details.gender', 'patient_details.birth',
  'patient_details.address.city', 'patient_details.address.pincode', 'custom_attributes.label', 'custom_attributes.tags',
] as const; // prettier-ignore

function nameOf(path: string, t: Words): string {
  const known = COMPARED.find((candidate) => candidate === path);
  if (known) return t(`compared.${known.replaceAll('.', '_') as 'token'}`);
  const [object = '', ...key] = path.split('.');
  return object === 'display_meta' ? displayLabel(key.join('.')) : key.join('.') || path;
}

function valueOf(path: string, value: unknown, at: { t: Words; zone: string; choices: Choices }): string {
  const { t, zone, choices } = at;
  if (path === 'clinic_id')
    return choices.clinics.find((clinic) => clinic.clinic_id === value)?.name ?? String(value);
  if (path === 'doctor_id')
    return choices.doctors.find((doctor) => doctor.doctor_id === value)?.name ?? String(value);
  if (typeof value === 'number' && path.endsWith('_time')) {
    return `${clockTime(value, zone)}, ${writeBirthDate(localMoment(value, zone).day)}`;
  }
  if (path === 'mode' && isPlainObject(value)) return visitWords(value, t);
  if (path === 'patient_details.birth' && isPlainObject(value)) {
    return typeof value['dob'] === 'string'
      ? writeBirthDate(value['dob'])
      : t('aged', { age: Number(value['age']) });
  }
  if (path === 'display_meta' && Array.isArray(value))
    return value.map((key) => displayLabel(String(key))).join(', ');
  if (Array.isArray(value) && value.every((word) => typeof word === 'string')) return value.join(', ');
  return writeJson(value as Json);
}

function visitWords(visit: Record<string, unknown>, t: Words): string {
  const mode = visit['mode'];
  const word =
    mode === 'INCLINIC' || mode === 'PHONE' || mode === 'VIDEO' ? t(`modes.${mode}`) : String(mode);
  const link = visit['video_connect'];
  return isPlainObject(link) ? `${word}, ${String(link['url'])}` : word;
}

// The boxes of a new patient's form, and what they send.
import { tidyMobile } from '@/components/appointment/form/mobile-text';
import { readBirth } from '@/components/appointment/form/birth-text';
import type { Person } from '@/lib/contract/likely-duplicate';
import type { TypedPatient } from './typed-patient';

export type NewPatient = TypedPatient & { gender: 'M' | 'F' | 'O' | null; birth: string };
export const FIELDS = ['first_name', 'last_name', 'gender', 'birth', 'mobile'] as const;
export type NewPatientField = (typeof FIELDS)[number];

/** "5/3/84" is a date, "42y" and "42" are an age. */
export function birthOf(text: string): { dob: string } | { age: number } | null {
  const plain = text.trim();
  const birth = readBirth(/^\d{1,3}$/.test(plain) ? `${plain}y` : plain);
  if (!birth) return null;
  return 'dob' in birth ? birth : { age: Number(birth.age) };
}

/** What is typed so far, to be compared with those who are known. */
export function personOf(boxes: NewPatient): Person {
  const birth = birthOf(boxes.birth);
  const mobile = tidyMobile(boxes.mobile);
  return {
    name: `${boxes.first_name} ${boxes.last_name}`.trim(),
    mobile: /^\+\d{7,15}$/.test(mobile) ? mobile : null,
    dob: birth && 'dob' in birth ? birth.dob : null,
    age: birth && 'age' in birth ? birth.age : null,
    partnerId: null,
  };
}

/** Which boxes still need something. */
export function missingIn(boxes: NewPatient): NewPatientField[] {
  const mobile = tidyMobile(boxes.mobile);
  return FIELDS.filter((field) => {
    if (field === 'first_name') return boxes.first_name.trim() === '';
    if (field === 'gender') return boxes.gender === null;
    if (field === 'birth') return birthOf(boxes.birth) === null;
    return field === 'mobile' && mobile !== '' && !/^\+\d{7,15}$/.test(mobile);
  });
}

/** The person as it is sent; empty boxes are left out. */
export function sentPerson(boxes: NewPatient): object {
  const { first_name, last_name, gender } = boxes;
  const mobile = tidyMobile(boxes.mobile);
  return {
    first_name: first_name.trim(),
    ...(last_name.trim() && { last_name: last_name.trim() }),
    gender,
    ...(mobile && { mobile }),
    ...birthOf(boxes.birth),
  };
}

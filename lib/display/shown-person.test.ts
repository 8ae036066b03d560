import { expect, it } from 'vitest';
import type { PatientRecord } from '@/lib/contract/patient';
import { dayWords } from './day';
import { shownPerson } from './shown-person';

const FATIMA: PatientRecord = {
  patient_id: 'p1',
  partner_patient_id: null,
  designation: 'Ms.',
  first_name: 'Fatima',
  middle_name: '',
  last_name: 'Siddiqui',
  gender: 'F',
  dob: '1999-03-03',
  age: null,
  mobile: '+919845006642',
  address: { city: 'Bengaluru', pincode: 560038 },
  partner_meta: {},
  created_at: 0,
  updated_at: 0,
};
const say = (key: string, values?: { count: number }) => (values ? `${values.count} ${key}` : key);

it('says what tells a person from another', () => {
  expect(shownPerson(FATIMA, '2026-11-21', say)).toEqual({
    name: 'Ms. Fatima Siddiqui',
    about: '27 age.years sex.F',
    born: '3 Mar 1999',
    phone: '··6642',
    place: 'Bengaluru 560038',
  });
});

it('never makes an age into a birth date, and leaves out what is unknown', () => {
  const unknown = { ...FATIMA, dob: null, age: 42, mobile: null, address: null };
  expect(shownPerson(unknown, '2026-11-21', say)).toMatchObject({
    about: '42 age.aboutYears sex.F',
    born: '',
    phone: '',
    place: '',
  });
});

it('writes a day in words', () => {
  expect(dayWords('2026-11-20')).toEqual({
    weekday: 'Fri 20 Nov',
    date: '20 Nov',
    whole: '20 Nov 2026',
    month: 'November 2026',
    year: '2026',
  });
});

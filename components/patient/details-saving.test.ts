import { expect, it } from 'vitest';
import type { PatientRecord } from '@/lib/contract/patient';
import { detailsChanges, recordAfter } from './details-saving';

const STORED: PatientRecord = {
  patient_id: 'p1',
  partner_patient_id: null,
  designation: 'Ms.',
  first_name: 'Fatima',
  middle_name: '',
  last_name: 'Sidiqui',
  gender: 'F',
  dob: '1999-03-03',
  age: null,
  mobile: '+919845006642',
  address: { city: 'Bengaluru', pincode: null },
  partner_meta: {},
  created_at: 0,
  updated_at: 0,
};
const same = {
  designation: 'Ms.',
  first_name: 'Fatima',
  last_name: 'Sidiqui',
  gender: 'F',
  mobile: '+919845006642',
  birth: { dob: '1999-03-03' },
  address: { city: 'Bengaluru' },
};

it('hands in what was changed, and nothing else', () => {
  expect(detailsChanges(STORED, same)).toEqual({});
  expect(detailsChanges(STORED, { ...same, last_name: 'Siddiqui' })).toEqual({ last_name: 'Siddiqui' });
  expect(detailsChanges(STORED, { ...same, birth: { age: 27 } })).toEqual({ age: 27 });
  expect(detailsChanges(STORED, { ...same, designation: undefined })).toEqual({ designation: '' });
  expect(detailsChanges(STORED, { ...same, address: { city: 'Bengaluru', pincode: 560038 } })).toEqual({
    address: { city: 'Bengaluru', pincode: 560038 },
  });
});

it('knows the record that it leaves behind', () => {
  const after = recordAfter(STORED, { age: 27, address: { city: 'Pune' } });
  expect(after).toEqual({ ...STORED, dob: null, age: 27, address: { city: 'Pune', pincode: null } });
  expect(recordAfter(STORED, { last_name: 'Siddiqui' })).toEqual({ ...STORED, last_name: 'Siddiqui' });
});

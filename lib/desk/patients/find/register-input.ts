// What the form of a new patient sends.
import { z } from 'zod';
import { patientFields } from '@/lib/contract/patient-details';

const IDS_MAX = 50;
const person = z.object({
  first_name: patientFields.first_name,
  last_name: patientFields.last_name.optional(),
  gender: patientFields.gender,
  mobile: patientFields.mobile.optional(),
  dob: patientFields.dob.optional(),
  age: patientFields.age.optional(),
});

export const registerInput = z
  .object({
    person,
    /** Patients of whom somebody said that this is not one of them. */
    distinct_from: z.array(z.string().max(200)).max(IDS_MAX),
  })
  .refine((input) => (input.person.dob === undefined) !== (input.person.age === undefined), {
    path: ['person', 'dob'],
    error: 'give a birth date or an age',
  });
export type RegisterInput = z.infer<typeof registerInput>;

/** While somebody types: whatever is there already. */
export const typedPerson = z.object({
  name: z.string().max(200),
  mobile: z.string().max(20).nullable(),
  dob: z.string().max(10).nullable(),
  age: z.number().nullable(),
  partnerId: z.null(),
});

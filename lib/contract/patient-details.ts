// patient_details: who the patient is, as an appointment's update carries it (interface, Appointment).
import { z } from 'zod';
import { filled, identifier, integer, text, wrongKind } from './text';
import { birthDate } from './time';

export const DESIGNATION_MAX = 20;
export const NAME_MAX = 100;
export const CITY_MAX = 100;
export const AGE_MAX = 150;

/** Not shown in the interface: M is in use there; F and O are the vendor's other two. */
export const GENDERS = ['M', 'F', 'O'] as const;
export const gender = z.enum(GENDERS, { error: `must be one of ${GENDERS.join(', ')}` });
export type Gender = z.infer<typeof gender>;

/** The salutations in use; a suggestion for people, not a limit. */
export const DESIGNATIONS = [
  'Mr.', 'Ms.', 'Mrs.', 'Miss.', 'Kumar.', 'Shri.', 'Smt.', 'Dr.', 'Master.', 'Baby.', 'Mohd.', 'B/O',
] as const; // prettier-ignore

export const mobile = z
  .string({ error: wrongKind('a string') })
  .regex(/^\+\d{7,15}$/, { error: 'must be + and 7 to 15 digits, such as +919845007710' });

export const address = z.object(
  {
    city: text(0, CITY_MAX).optional(),
    pincode: integer(100_000, 999_999).optional(),
  },
  { error: wrongKind('an object') },
);

/** Every field by itself; forms build on these. */
export const patientFields = {
  designation: text(0, DESIGNATION_MAX),
  first_name: filled(NAME_MAX),
  middle_name: text(0, NAME_MAX),
  last_name: text(0, NAME_MAX),
  partner_patient_id: identifier,
  mobile,
  gender,
  dob: birthDate,
  /** Not shown in the interface: the AGE form's field, in whole years. */
  age: integer(0, AGE_MAX),
  address,
};

export const patientDetailsPatch = z
  .object(patientFields, { error: wrongKind('an object') })
  .partial()
  .refine((details) => details.dob === undefined || details.age === undefined, {
    path: ['age'],
    error: 'send dob or age, never both',
  })
  .meta({ not: { required: ['dob', 'age'] } });
export type PatientDetailsPatch = z.infer<typeof patientDetailsPatch>;

/** As records carry it: nothing absent, the unknown is null. */
export const patientDetails = z
  .object({
    designation: z.string().nullable(),
    first_name: z.string().nullable(),
    middle_name: z.string().nullable(),
    last_name: z.string().nullable(),
    partner_patient_id: z.string().nullable(),
    mobile: z.string().nullable(),
    gender: z.string().nullable(),
    dob: z.string().nullable(),
    age: z.number().nullable(),
    address: z.object({ city: z.string().nullable(), pincode: z.number().nullable() }).nullable(),
  })
  .meta({ id: 'PatientDetails' });
export type PatientDetails = z.infer<typeof patientDetails>;

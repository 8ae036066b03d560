// The patient directory: create, read, change (not shown in the interface; as the vendor has it).
import { z } from 'zod';
import { partnerMeta, type JsonObject } from './free-form';
import { isPlainObject } from './display-meta';
import { ALSO_BESIDE_WRONG_FIELDS } from './identity';
import { patientFields } from './patient-details';

const object = { error: 'the body must be a JSON object' };
const optionalFields = z.object({ ...patientFields, partner_meta: partnerMeta }, object).partial();

function checkAge(required: boolean) {
  return (body: { dob?: unknown; age?: unknown }, context: z.RefinementCtx<unknown>): void => {
    if (body.dob !== undefined && body.age !== undefined) {
      context.addIssue({ code: 'custom', path: ['age'], message: 'send dob or age, never both' });
    }
    if (required && body.dob === undefined && body.age === undefined) {
      context.addIssue({ code: 'custom', path: ['dob'], message: 'is required: send dob or age' });
    }
  };
}

export const patientCreate = z
  .object(
    { ...optionalFields.shape, first_name: patientFields.first_name, gender: patientFields.gender },
    object,
  )
  .superRefine(checkAge(true), ALSO_BESIDE_WRONG_FIELDS);
export type PatientCreate = z.infer<typeof patientCreate>;

/** Absent fields stay as they are; null is refused. */
export const patientPatch = optionalFields.superRefine(checkAge(false), ALSO_BESIDE_WRONG_FIELDS);
export type PatientPatch = z.infer<typeof patientPatch>;

export const patientRecord = z
  .object({
    patient_id: z.string(),
    partner_patient_id: z.string().nullable(),
    designation: z.string(),
    first_name: z.string(),
    middle_name: z.string(),
    last_name: z.string(),
    gender: z.string().nullable(),
    dob: z.string().nullable(),
    age: z.number().nullable(),
    mobile: z.string().nullable(),
    address: z.object({ city: z.string().nullable(), pincode: z.number().nullable() }).nullable(),
    partner_meta: z.custom<JsonObject>(isPlainObject),
    created_at: z.number(),
    updated_at: z.number(),
  })
  .meta({ id: 'Patient' });
export type PatientRecord = z.infer<typeof patientRecord>;

export const patientSaved = z.object({
  patient_id: z.string(),
  ignored_fields: z.array(z.string()).optional(),
});

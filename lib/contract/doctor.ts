// A doctor: what its endpoints take and give (not shown in the interface; as the vendor has it).
import { z } from 'zod';
import { idList } from './clinic';
import { gender } from './patient-details';
import { filled, httpsUrl, identifier, text, wrongKind } from './text';
import { birthDate } from './time';

export const DOCTOR_NOT_FOUND = 'Doctor not found';
/** Not shown in the interface: the birth date of a doctor who gives none. */
export const DEFAULT_DOCTOR_DOB = '1990-01-01';

const words = z
  .array(text(1, 100), { error: wrongKind('a list of strings') })
  .max(30, { error: 'must have at most 30 entries' });

const doctorFields = {
  firstname: filled(100),
  lastname: text(0, 100),
  gender,
  mobile: z
    .string({ error: wrongKind('a string') })
    .regex(/^\d{10}$/, { error: 'must be 10 digits without a prefix' }),
  dob: birthDate,
  email: z
    .email({ error: 'must be an e-mail address' })
    .max(254, { error: 'must have at most 254 characters' }),
  specialisations: words,
  qualifications: words,
  about: text(0, 2000),
  profile_image_url: httpsUrl(2000),
  clinic_ids: idList,
  partner_clinic_ids: idList,
  partner_id: identifier,
};

const object = { error: 'the body must be a JSON object' };
const patchFields = z.object(doctorFields, object).partial();

function oneList(
  body: { clinic_ids?: unknown; partner_clinic_ids?: unknown },
  context: z.RefinementCtx<unknown>,
): void {
  if (body.clinic_ids !== undefined && body.partner_clinic_ids !== undefined) {
    const message = 'send clinic_ids or partner_clinic_ids, not both';
    context.addIssue({ code: 'custom', path: ['partner_clinic_ids'], message });
  }
}

export const doctorCreate = z
  .object(
    {
      ...patchFields.shape,
      firstname: doctorFields.firstname,
      lastname: doctorFields.lastname,
      gender: doctorFields.gender,
    },
    object,
  )
  .superRefine(oneList);
export type DoctorCreate = z.infer<typeof doctorCreate>;

/** Absent fields stay; the clinics named are added to those there are. */
export const doctorPatch = patchFields.superRefine(oneList);
export type DoctorPatch = z.infer<typeof doctorPatch>;

export const doctorRecord = z
  .object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    gender: z.string(),
    mobile: z.string(),
    email: z.string(),
    profile_image_url: z.string().nullable(),
    about: z.string(),
    specialisation: z.array(z.string()),
    qualifications: z.array(z.string()),
    clinics: z.array(z.object({ id: z.string(), name: z.string() })),
    partner_id: z.string().nullable(),
  })
  .meta({ id: 'Doctor' });
export type DoctorRecord = z.infer<typeof doctorRecord>;

export const doctorAnswer = z.object({ status: z.literal('success'), doctor: doctorRecord });
export const doctorListAnswer = z.object({ status: z.literal('success'), doctors: z.array(doctorRecord) });

/** The profile form, `GET /dr/v1/doctor/{id}`. */
export const doctorProfileAnswer = z.object({
  id: z.string(),
  profile: z.object({
    personal: z.object({
      name: z.object({ f: z.string(), l: z.string() }),
      gender: z.string(),
      dob: z.string().nullable(),
      mobile: z.string(),
      email: z.string(),
      pic: z.string().nullable(),
    }),
    professional: z.object({
      specialisation: z.array(z.string()),
      qualifications: z.array(z.string()),
      about: z.string(),
      clinics: z.array(z.object({ id: z.string(), name: z.string() })),
      default_clinic: z.string().nullable(),
    }),
  }),
});

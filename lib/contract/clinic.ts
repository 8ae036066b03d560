// A clinic: what its endpoints take and give (interface endpoint 1; the rest not shown there, as the vendor has it).
import { z } from 'zod';
import { filled, identifier, text, wrongKind } from './text';
import { timeZone } from './time';

export const CLINIC_NAME_MAX = 200;
export const ADDRESS_MAX = 500;
export const ATTACHED_MAX = 500;

/** Texts of the delete answers, as the vendor documents them. */
export const CLINIC_DELETED = 'Clinic Deleted Successfully';
export const CLINIC_NOT_FOUND = 'Clinic not found';

export const idList = z
  .array(identifier, { error: wrongKind('a list of ids') })
  .max(ATTACHED_MAX, { error: `must have at most ${ATTACHED_MAX} ids` });

const clinicFields = {
  name: filled(CLINIC_NAME_MAX),
  address: filled(ADDRESS_MAX),
  city: text(0, 100),
  state: text(0, 100),
  pincode: z
    .string({ error: wrongKind('a string') })
    .regex(/^\d{6}$/, { error: 'must be 6 digits, such as "560038"' }),
  contact: z
    .string({ error: wrongKind('a string') })
    .regex(/^\d{10,11}$/, { error: 'must be 10 or 11 digits without a prefix' }),
  partner_id: identifier,
  /** Ours: the zone in which the clinic's days begin and end. */
  time_zone: timeZone,
  doctor_ids: idList,
  partner_doctor_ids: idList,
};

const object = { error: 'the body must be a JSON object' };
const patchFields = z.object(clinicFields, object).partial();

function oneList(
  body: { doctor_ids?: unknown; partner_doctor_ids?: unknown },
  context: z.RefinementCtx<unknown>,
): void {
  if (body.doctor_ids !== undefined && body.partner_doctor_ids !== undefined) {
    const message = 'send doctor_ids or partner_doctor_ids, not both';
    context.addIssue({ code: 'custom', path: ['partner_doctor_ids'], message });
  }
}

export const clinicCreate = z
  .object({ ...patchFields.shape, name: clinicFields.name, address: clinicFields.address }, object)
  .superRefine(oneList);
export type ClinicCreate = z.infer<typeof clinicCreate>;

/** Absent fields stay; the doctors named are added to those there are. */
export const clinicPatch = patchFields.superRefine(oneList);
export type ClinicPatch = z.infer<typeof clinicPatch>;

export const clinicRecord = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    contact: z.string(),
    mobile: z.string(),
    partner_id: z.string().nullable(),
    time_zone: z.string(),
    doctors: z.array(z.object({ id: z.string(), firstname: z.string(), lastname: z.string() })),
  })
  .meta({ id: 'Clinic' });
export type ClinicRecord = z.infer<typeof clinicRecord>;

export const clinicAnswer = z.object({ status: z.literal('success'), clinic: clinicRecord });
export const clinicListAnswer = z.object({ status: z.literal('success'), clinics: z.array(clinicRecord) });
/** The answer of creating or changing a clinic or doctor: its id, under the vendor's name for it. */
export const savedAnswer = z.object({
  status: z.literal('success'),
  ekaid: z.string(),
  ignored_fields: z.array(z.string()).optional(),
});
export const clinicDeletedAnswer = z.object({ status: z.literal('success'), message: z.string() });

/** The older reading form, `GET /dr/v1/business/clinic/{id}`. */
export const businessClinicAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    clinic: z.object({
      clinic_id: z.string(),
      name: z.string(),
      address: z.object({
        line1: z.string(),
        city: z.string(),
        state: z.string(),
        country: z.string(),
        pincode: z.string(),
        lat: z.string(),
        lon: z.string(),
      }),
    }),
  }),
});

// The appointment: the update body and the record (interface "Appointment", decisions 2 and 3).
import { z } from 'zod';
import { displayMeta, isPlainObject, type DisplayMeta } from './display-meta';
import { customAttributes, partnerMeta, type JsonObject } from './free-form';
import { ALSO_BESIDE_WRONG_FIELDS, checkIdentity, identityFields, ONE_IDENTITY } from './identity';
import { patientDetails, patientDetailsPatch } from './patient-details';
import { filled, httpsUrl, identifier, integer, text, wrongKind } from './text';
import { epochSeconds } from './time';

/** Not shown in the interface: VIDEO is in use there; INCLINIC and PHONE are the vendor's other two. */
export const MODES = ['INCLINIC', 'PHONE', 'VIDEO'] as const;
export const mode = z.enum(MODES, { error: `must be one of ${MODES.join(', ')}` });
export type Mode = z.infer<typeof mode>;

/**
 * Not shown in the interface: the one mode that carries video_connect. With another mode it is refused, and a
 * stored one is cleared when the mode changes away.
 */
export const MODE_WITH_VIDEO_CONNECT: Mode = 'VIDEO';

/** Not shown in the interface: how long an appointment lasts when its creation names no end. */
export const DEFAULT_DURATION_SECONDS = 15 * 60;

/** The interface sets no highest token; the column holds 32 bits, and the queue's counter goes one further. */
export const TOKEN_MAX = 2 ** 31 - 2;
export const token = integer(1, TOKEN_MAX);
export const VENDOR_MAX = 50;
export const URL_MAX = 2000;
export const NOTES_MAX = 5000;

/** Where people meet for a video visit; only with MODE_WITH_VIDEO_CONNECT. */
export const videoConnect = z.object(
  {
    vendor: filled(VENDOR_MAX),
    url: httpsUrl(URL_MAX),
  },
  { error: wrongKind('an object with vendor and url') },
);

export const appointmentDetailsFields = {
  start_time: epochSeconds,
  end_time: epochSeconds,
  mode,
  custom_attributes: customAttributes,
  video_connect: videoConnect,
};

const detailsPatch = z
  .object(appointmentDetailsFields, { error: wrongKind('an object') })
  .partial()
  .superRefine(checkTimes, ALSO_BESIDE_WRONG_FIELDS);
const detailsCreate = z
  .object(
    { ...detailsPatch.shape, start_time: epochSeconds },
    { error: wrongKind('an object with start_time') },
  )
  .superRefine(checkTimes, ALSO_BESIDE_WRONG_FIELDS);

/** The body of `PATCH /dr/v2/appointment/{appointment_id}`. Absent fields stay as they are; null is refused. */
export const appointmentPatch = z
  .object(
    {
      ...identityFields,
      token: token.optional(),
      appointment_details: detailsPatch.optional(),
      partner_meta: partnerMeta.optional(),
      patient_details: patientDetailsPatch.optional(),
      display_meta: displayMeta.optional(),
    },
    { error: 'the body must be a JSON object' },
  )
  .superRefine(checkIdentity, ALSO_BESIDE_WRONG_FIELDS)
  .meta(ONE_IDENTITY);
export type AppointmentPatch = z.infer<typeof appointmentPatch>;

/** The body of `POST /dr/v1/appointment`: a start is needed, the rest as in the update. */
export const appointmentCreate = z
  .object(
    {
      ...identityFields,
      partner_appointment_id: identifier.optional(),
      token: token.optional(),
      appointment_details: detailsCreate,
      partner_meta: partnerMeta.optional(),
      patient_details: patientDetailsPatch.optional(),
      display_meta: displayMeta.optional(),
      notes: text(0, NOTES_MAX).optional(),
    },
    { error: 'the body must be a JSON object' },
  )
  .superRefine(checkIdentity, ALSO_BESIDE_WRONG_FIELDS)
  .meta(ONE_IDENTITY);
export type AppointmentCreate = z.infer<typeof appointmentCreate>;

/** An appointment as every endpoint returns it. Read tolerantly: a remote service may add fields or states. */
export const appointmentRecord = z
  .object({
    appointment_id: z.string(),
    partner_appointment_id: z.string().nullable(),
    clinic_id: z.string(),
    partner_clinic_id: z.string().nullable(),
    doctor_id: z.string(),
    partner_doctor_id: z.string().nullable(),
    patient_id: z.string(),
    partner_patient_id: z.string().nullable(),
    token: z.number().nullable(),
    status: z.string(),
    mode: z.string(),
    start_time: z.number(),
    end_time: z.number(),
    created_at: z.number(),
    updated_at: z.number(),
    custom_attributes: z.custom<JsonObject>(isPlainObject),
    video_connect: z.object({ vendor: z.string(), url: z.string() }).nullable(),
    partner_meta: z.custom<JsonObject>(isPlainObject),
    display_meta: z.custom<DisplayMeta>(isPlainObject),
    notes: z.string().nullable(),
    patient_details: patientDetails,
  })
  .meta({ id: 'Appointment' });
export type AppointmentRecord = z.infer<typeof appointmentRecord>;

/** The 200 answer of an update: the record, and the keys of the body that nothing knows (decisions 1). */
export const appointmentUpdated = appointmentRecord.extend({
  ignored_fields: z.array(z.string()).optional(),
});
export type AppointmentUpdated = z.infer<typeof appointmentUpdated>;

/** Adds an issue when both times are there and the end is not after the start. */
export function checkTimes(
  { start_time: start, end_time: end }: { start_time?: unknown; end_time?: unknown },
  context: z.RefinementCtx<unknown>,
): void {
  if (typeof start === 'number' && typeof end === 'number' && end <= start) {
    context.addIssue({ code: 'custom', path: ['end_time'], message: END_BEFORE_START });
  }
}

export const END_BEFORE_START = 'must be later than start_time';

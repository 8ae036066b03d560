// The older, flat form of the update, `PATCH /dr/v1/appointment/{appointment_id}` (vendor-facts 4.2): no ids, no
// appointment_details around the fields. The rules of each field are those of the update.
import { z } from 'zod';
import { appointmentDetailsFields, appointmentPatch, checkTimes } from './appointment';
import { isPlainObject } from './display-meta';
import { customAttributes, type JsonObject } from './free-form';
import { ALSO_BESIDE_WRONG_FIELDS } from './identity';
import { wrongKind } from './text';

const { token, partner_meta, patient_details, display_meta } = appointmentPatch.shape;
const { start_time, end_time, custom_attributes, video_connect } = appointmentDetailsFields;

export const flatPatch = z
  .object(
    { start_time, end_time, custom_attributes, video_connect },
    { error: 'the body must be a JSON object' },
  )
  .partial()
  .extend({ token, partner_meta, patient_details, display_meta })
  .superRefine(checkTimes, ALSO_BESIDE_WRONG_FIELDS);
export type FlatPatch = z.infer<typeof flatPatch>;

/** Some custom attributes, each a list; those that are not named stay (`PATCH …/custom_attribute`). */
export const attributesPatch = customAttributes.superRefine((attributes, context) => {
  for (const [key, value] of Object.entries(isPlainObject(attributes) ? attributes : {})) {
    if (Array.isArray(value)) continue;
    context.addIssue({ code: 'custom', path: [key], message: wrongKind('a list')({ input: value }) });
  }
});
export type AttributesPatch = JsonObject;

// The objects whose keys partners choose: partner_meta and custom_attributes. Bounded in size and depth.
import { z } from 'zod';
import { isPlainObject } from './display-meta';
import { wrongKind } from './text';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Not shown in the interface: 8 KB of compact JSON in UTF-8. */
export const FREE_FORM_BYTES_MAX = 8 * 1024;
export const PARTNER_META_DEPTH_MAX = 5;

// abort: false, so that the fields beside a wrong one are still judged; hence the checks meet non-objects too.
const jsonObject = z
  .custom<JsonObject>(isPlainObject, { error: wrongKind('an object'), abort: false })
  .refine((value) => jsonBytes(value) <= FREE_FORM_BYTES_MAX, {
    error: `must be at most ${FREE_FORM_BYTES_MAX / 1024} KB of JSON`,
  })
  .meta({ type: 'object', description: `At most ${FREE_FORM_BYTES_MAX / 1024} KB of JSON` });

/** Replaced whole on every update (interface, Appointment). */
export const partnerMeta = jsonObject.refine((value) => depth(value) <= PARTNER_META_DEPTH_MAX, {
  error: `must not be nested deeper than ${PARTNER_META_DEPTH_MAX}`,
});

const labels = z.array(z.string(), { error: 'must be a list of strings' });

/** `label` and `tags` are shown in the queue and so have a shape; every other key is the partner's. */
export const customAttributes = jsonObject.superRefine((value, context) => {
  for (const key of isPlainObject(value) ? ['label', 'tags'] : []) {
    if (Object.hasOwn(value, key) && !labels.safeParse(value[key]).success) {
      context.addIssue({ code: 'custom', path: [key], message: 'must be a list of strings' });
    }
  }
});

/** The strings of `label` or `tags`; none when the key is absent or a remote service sent another shape. */
export function queueLabels(attributes: JsonObject, key: 'label' | 'tags'): string[] {
  return labels.safeParse(attributes[key]).data ?? [];
}

function jsonBytes(value: JsonObject): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function depth(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((deepest, child) => Math.max(deepest, depth(child)), 0);
}

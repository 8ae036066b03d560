// display_meta: the key-value pairs on the appointment card (interface, "display_meta rules").
import { z } from 'zod';
import { codePoints, wrongKind } from './text';

export const DISPLAY_META_KEY_MAX = 30;
export const DISPLAY_META_VALUE_MAX = 50;
/** Not shown in the interface: how many pairs a card can hold. */
export const DISPLAY_META_PAIRS_MAX = 30;

export type DisplayMetaValue = string | number;
export type DisplayMeta = Record<string, DisplayMetaValue>;

export const displayMetaKey = z
  .string()
  .refine((key) => codePoints(key) >= 1 && codePoints(key) <= DISPLAY_META_KEY_MAX, {
    error: `a key must have 1 to ${DISPLAY_META_KEY_MAX} characters`,
  });

export const displayMetaValue = z
  .union([z.string(), z.number()], {
    error: 'a value must be a string, an integer or a decimal number',
  })
  .refine((value) => codePoints(String(value)) <= DISPLAY_META_VALUE_MAX, {
    error: `a value must have at most ${DISPLAY_META_VALUE_MAX} characters`,
  });

export const displayMeta = z
  .custom<DisplayMeta>(isPlainObject, { error: wrongKind('an object of keys and values'), abort: false })
  .superRefine((pairs, context) => {
    if (!isPlainObject(pairs)) return;
    const entries = Object.entries(pairs);
    if (entries.length > DISPLAY_META_PAIRS_MAX) {
      context.addIssue({ code: 'custom', message: `must have at most ${DISPLAY_META_PAIRS_MAX} pairs` });
    }
    for (const [key, value] of entries) {
      for (const result of [displayMetaKey.safeParse(key), displayMetaValue.safeParse(value)]) {
        const issue = result.error?.issues[0];
        if (issue) context.addIssue({ code: 'custom', path: [key], message: issue.message });
      }
    }
  })
  .meta({
    type: 'object',
    maxProperties: DISPLAY_META_PAIRS_MAX,
    propertyNames: { minLength: 1, maxLength: DISPLAY_META_KEY_MAX },
    additionalProperties: { type: ['string', 'number'], maxLength: DISPLAY_META_VALUE_MAX },
    description: 'Pairs shown on the appointment card, in the order sent',
  });

/** How a key reads on the card: underscores become spaces, each word's first letter is capitalised. */
export function displayLabel(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replace(/(^|\s)(\S)/gu, (_, blank: string, first: string) => blank + first.toLocaleUpperCase('en'));
}

/** A value as the card shows it. */
export function displayValue(value: DisplayMetaValue): string {
  return String(value);
}

/** Whether a value is a JSON object (not an array, not null). */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

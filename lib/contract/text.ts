// Text on the wire: lengths are counted in Unicode code points, as people count characters.
import { z } from 'zod';

/** Number of Unicode code points of a string. */
export function codePoints(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

/** A string of `min` to `max` code points. */
export function text(min: number, max: number) {
  return z
    .string({ error: wrongKind('a string') })
    .refine((value) => within(codePoints(value), min, max), {
      error: min > 0 ? `must have ${min} to ${max} characters` : `must have at most ${max} characters`,
    })
    .refine(isStorable, { error: 'must not contain NUL or half of a surrogate pair' })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });
}

/** A text of at most `max` code points that a person can read: blanks alone are as good as nothing. */
export function filled(max: number) {
  return text(1, max)
    .refine((value) => /\S/u.test(value), { error: 'must not be blank' })
    .meta({ minLength: 1, maxLength: max, pattern: '\\S' });
}

/** What PostgreSQL can keep as text: well-formed Unicode without NUL. */
export function isStorable(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/**
 * Whether a text is an absolute address of one of the schemes. What URL parsers mend in silence (blanks, backslashes,
 * missing slashes) is not: it is stored and sent on as it came, and other programs read it otherwise.
 */
export function isAddress(value: string, schemes: readonly string[]): boolean {
  return schemes.some((scheme) => value.toLowerCase().startsWith(`${scheme}://`)) && isPlainUrl(value);
}

function isPlainUrl(value: string): boolean {
  return !/[\s\\\p{Cc}]/u.test(value) && URL.canParse(value);
}

/** An https:// address of at most `max` characters; no other scheme, so that no link can run a script. */
export function httpsUrl(max: number) {
  return text(1, max)
    .refine((value) => isAddress(value, ['https']), {
      error: 'must be an https:// address',
    })
    .meta({ format: 'uri' });
}

/** An identifier as partners write them: 1 to 128 characters without blanks at the ends, and one that a path can name. */
export const ID_MAX = 128;
export const identifier = text(1, ID_MAX)
  .refine((value) => value.trim() === value, { error: 'must not begin or end with a blank' })
  .refine((value) => value !== '.' && value !== '..', {
    error: 'must not be . or .., which mean something else in a path',
  });

/** A JSON integer between two bounds; strings and fractions are refused. */
export function integer(min: number, max: number) {
  return z
    .number({ error: wrongKind('a whole number') })
    .refine((value) => Number.isInteger(value) && within(value, min, max), {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .meta({ type: 'integer', minimum: min, maximum: max });
}

/** The message for a wrong JSON type; names `null` because leaving the field out is what the sender wants then. */
export function wrongKind(right: string) {
  return (issue: { input?: unknown }): string => {
    if (issue.input === undefined) return 'is required';
    if (issue.input === null) return `must be ${right}; leave the field out to keep what is stored`;
    return `must be ${right}`;
  };
}

function within(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

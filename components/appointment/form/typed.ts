// What is typed into one text box, read by one field schema of the contract.
import { z } from 'zod';

type Reading = {
  /** From text to what the contract judges, such as a number. */
  read?: (text: string) => unknown;
  /** The sentence for an empty box when the stored value cannot be taken away (null is refused on the wire). */
  emptied?: string | undefined;
};

/** A box judged by a contract schema, whose sentence stands at the box. Empty means "nothing given" (undefined). */
export function typed<T>(schema: z.ZodType<T>, { read = asIs, emptied }: Reading = {}) {
  return z.string().transform((text, context): T | undefined => {
    const tidy = text.trim();
    if (tidy === '' && emptied === undefined) return undefined;
    const judged = schema.safeParse(read(tidy));
    if (tidy !== '' && judged.success) return judged.data;
    const message = tidy === '' ? emptied : judged.error?.issues[0]?.message;
    context.addIssue({ code: 'custom', message: message ?? '' });
    return z.NEVER;
  });
}

/** A whole number as typed; anything else stays text, so that the contract refuses it by its kind. */
export function wholeNumber(text: string): unknown {
  return /^[+-]?\d+$/.test(text) ? Number(text) : text;
}

function asIs(text: string): string {
  return text;
}

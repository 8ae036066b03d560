// DOB or AGE: the interface's two forms as one switch and two boxes, of which only the chosen one is read.
import { z } from 'zod';
import { patientFields } from '@/lib/contract/patient-details';
import { readBirth } from './birth-text';
import type { Say } from './say';
import { wholeNumber } from './typed';

export const BIRTH_KINDS = ['dob', 'age'] as const;
export type BirthKind = (typeof BIRTH_KINDS)[number];

type Read = { value: { dob?: string; age?: number } } | { problem: string };

/** `known` says that a birth date or an age is stored, which can be corrected but not taken away. */
export function birthForm(known: boolean, say: Say) {
  return z
    .object({ known_by: z.enum(BIRTH_KINDS), dob: z.string(), age: z.string() })
    .transform((boxes, context): { dob?: string; age?: number } => {
      const read = readBox(boxes.known_by, boxes[boxes.known_by].trim(), known, say);
      if ('value' in read) return read.value;
      context.addIssue({ code: 'custom', path: [boxes.known_by], message: read.problem });
      return z.NEVER;
    });
}

function readBox(kind: BirthKind, text: string, known: boolean, say: Say): Read {
  if (text === '') return known ? { problem: say('cannotBeEmptied') } : { value: {} };
  const birth = readBirth(text);
  if (kind === 'age') {
    const years = wholeNumber(birth && 'age' in birth ? birth.age : text);
    const age = patientFields.age.safeParse(years);
    return age.success ? { value: { age: age.data } } : { problem: age.error.issues[0]?.message ?? '' };
  }
  if (!birth || 'age' in birth) return { problem: say('birthWrong') };
  const dob = patientFields.dob.safeParse(birth.dob);
  return dob.success ? { value: { dob: dob.data } } : { problem: dob.error.issues[0]?.message ?? '' };
}

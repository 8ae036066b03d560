// Finding a patient from whatever is known of them: our own extension of the interface.
import { z } from 'zod';
import { patientRecord } from './patient';
import { text } from './text';
import { calendarDate } from './time';

export const FIND_TEXT_MAX = 100;
export const FIND_LIMIT_DEFAULT = 20;
export const FIND_LIMIT_MAX = 50;

/** How a patient was met, the surest first. */
export const FIND_WAYS = [
  'token',
  'partner_id',
  'mobile',
  'exact',
  'begins',
  'sounds_like',
  'spelling',
] as const;
export type FindWay = (typeof FIND_WAYS)[number];

const number = z
  .string()
  .regex(/^\d{1,3}$/, { error: `must be a whole number from 1 to ${FIND_LIMIT_MAX}` })
  .transform(Number)
  .refine((value) => value >= 1 && value <= FIND_LIMIT_MAX, {
    error: `must be a whole number from 1 to ${FIND_LIMIT_MAX}`,
  });

export const patientFindQuery = z.object({
  /** A name in any order and spelling, a phone or its last digits, a partner id, a token of `day`. */
  q: text(1, FIND_TEXT_MAX),
  /** The day of tokens and of `token_today`, YYYY-MM-DD. */
  day: calendarDate.optional(),
  limit: number.optional(),
});
export type PatientFindQuery = { q: string; day?: string | undefined; limit?: number | undefined };

export const foundPatient = patientRecord
  .extend({
    way: z.enum(FIND_WAYS),
    /** Start of the latest appointment that took place, epoch seconds */
    last_visit: z.number().nullable(),
    /** The token of `day`, where there is an appointment that stands */
    token_today: z.number().nullable(),
    /** How many others have the same mobile */
    shared_by: z.number(),
  })
  .meta({ id: 'FoundPatient' });
export type FoundPatient = z.infer<typeof foundPatient>;

export const foundPatients = z.object({ patients: z.array(foundPatient) });

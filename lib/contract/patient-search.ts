// Finding patients: by the beginning of name, mobile or partner id, and by a whole phone number.
import { z } from 'zod';
import { patientRecord } from './patient';
import { mobile } from './patient-details';
import { text, wrongKind } from './text';

/** Not shown in the interface: what a number written without a prefix begins with. */
export const COUNTRY_PREFIX = '+91';

export const SEARCH_LIMIT_MAX = 50;
export const MINIFIED_PAGE_SIZE = 500;
export const MINIFIED_PAGE_SIZE_MAX = 2000;

const wholeNumber = (min: number, max: number) =>
  z
    .string({ error: wrongKind('a whole number') })
    .regex(/^\d{1,6}$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    });

export const patientSearchQuery = z.object({
  prefix: text(1, 100),
  limit: wholeNumber(1, SEARCH_LIMIT_MAX).optional(),
});

/** A `+` that was not encoded arrives as a blank; what follows can only be meant as a phone number. */
const writtenMobile = z
  .string({ error: wrongKind('a phone number') })
  .transform((value) => value.replace(/^ /, '+'));

export const byMobileQuery = z.object({ mob: writtenMobile.pipe(mobile) });

/** Ten digits as people dial them, or the whole number with its prefix. */
export const businessSearchQuery = z.object({
  mobile: writtenMobile.pipe(
    z.string().regex(/^(\d{10}|\+\d{7,15})$/, { error: 'must be 10 digits, or + and 7 to 15 digits' }),
  ),
});

export const minifiedQuery = z.object({
  pageNo: wholeNumber(1, 999_999),
  pageSize: wholeNumber(1, MINIFIED_PAGE_SIZE_MAX).optional(),
});

/** A patient in the short form of the profile endpoints. */
export const shortProfile = z.object({
  oid: z.string(),
  username: z.string().nullable(),
  mobile: z.string().nullable(),
  fln: z.string(),
  gen: z.string().nullable(),
  dob: z.string().nullable(),
  age: z.number().nullable(),
});
export type ShortProfile = z.infer<typeof shortProfile>;

export const shortProfiles = z.array(shortProfile);
export const businessSearchAnswer = z.object({ data: z.object({ profiles: z.array(patientRecord) }) });
export const minifiedAnswer = z.object({
  profiles: z.array(shortProfile),
  currPageMeta: z.object({
    currPageNo: z.number(),
    pageSize: z.number(),
    /** −1 when this is the last page */
    nextPage: z.number(),
  }),
});

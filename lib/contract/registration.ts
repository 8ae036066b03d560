// Registration by Aadhaar (decisions 6): the number's form and check digit.
import { z } from 'zod';
import { wrongKind } from './text';

/** Not shown in the interface: the plaintext of `POST /abdm/na/v1/registration/aadhaar/init`. */
export const aadhaarInit = z.object(
  {
    aadhaar_number: z
      .string({ error: wrongKind('a string of 12 digits') })
      .regex(/^[2-9]\d{11}$/, { error: 'must be 12 digits, the first from 2 to 9' })
      .refine((number) => hasVerhoeffDigit(number), { error: 'is mistyped: its check digit is wrong' }),
  },
  { error: 'the body must be a JSON object' },
);

export const aadhaarStarted = z.object({ txn_id: z.string(), hint: z.string().nullable() });

// Verhoeff's check: multiplication in the dihedral group D5, with a permutation for each position.
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTATION = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Whether the last digit of a number is its Verhoeff check digit. */
export function hasVerhoeffDigit(digits: string): boolean {
  const check = [...digits]
    .reverse()
    .reduce(
      (sum, digit, place) => Number(PRODUCT[sum]?.[Number(PERMUTATION[place % 8]?.[Number(digit)])]),
      0,
    );
  return check === 0;
}

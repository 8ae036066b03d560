// A hundred thousand patients of one business, every name of the variants among them.
import { randomInt } from 'node:crypto';
import { NAME_VARIANTS } from '@/lib/service/patients/name-variants';
import { insertRows } from '@/lib/service/row';
import { MEN, SURNAMES, WOMEN } from '@/prisma/service/seed/names';
import type { OwnService } from '../own-service';

export const PATIENTS = 100_000;
const BATCH = 5_000;

export type Names = { first: readonly string[]; last: readonly string[] };

/** Random people; gives the names that they have. */
export async function fillPatients({ app, partner }: OwnService): Promise<Names> {
  const rare = [...new Set(NAME_VARIANTS.map(({ name }) => name))];
  const first = [...WOMEN, ...MEN, ...rare];
  const last = [...SURNAMES, ...rare];
  const { store } = app.context;
  for (let from = 0; from < PATIENTS; from += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, at) =>
      patient(partner.businessId, from + at, { first, last }),
    );
    await insertRows(store, 'Patient', rows);
  }
  await store.$executeRaw`ANALYZE service."Patient"`;
  return { first, last };
}

function patient(businessId: string, number: number, { first, last }: Names): object {
  return {
    businessId,
    id: `pat${number}`,
    partnerId: `AP-${number}`,
    designation: '',
    firstName: oneOf(first),
    middleName: '',
    lastName: oneOf(last),
    gender: 'O',
    dob: null,
    age: randomInt(90),
    ageGivenAt: 0,
    mobile: `+91${randomInt(6_000_000_000, 9_999_999_999)}`,
    city: null,
    pincode: null,
    partnerMeta: {},
    archivedAt: null,
    version: 1,
    createdAt: number,
    updatedAt: number,
  };
}

/** One of them, by chance. */
export function oneOf<Thing>(things: readonly Thing[]): Thing {
  const thing = things[randomInt(things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

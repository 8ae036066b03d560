// Finding patients of a business: by the beginning of a name, a mobile or a partner id, and by a whole phone number.
import { COUNTRY_PREFIX } from '@/lib/contract/patient-search';
import { Prisma } from '@/prisma/service/generated/client';
import { readRows, type JsonRows } from '../row';
import type { Transaction } from '../store';
import type { PatientRow } from './patient-row';

/** Patients that are not archived; `condition` and `tail` speak of the table as p. */
async function select(
  tx: Transaction,
  businessId: string,
  condition: Prisma.Sql,
  tail: Prisma.Sql,
): Promise<PatientRow[]> {
  const rows = await tx.$queryRaw<JsonRows>`
    SELECT row_to_json(r)::text AS row FROM (
      SELECT p.* FROM service."Patient" p
      WHERE p."businessId" = ${businessId} AND p."archivedAt" IS NULL AND ${condition} ${tail}
    ) r`;
  return readRows<PatientRow>(rows);
}

const BY_NAME = Prisma.sql`ORDER BY lower(p."firstName"), lower(p."lastName"), p.id`;

/** At most `limit` patients of whom a name, the mobile (with or without its prefix) or the partner id begins so. */
export function findByPrefix(
  tx: Transaction,
  businessId: string,
  prefix: string,
  limit: number,
): Promise<PatientRow[]> {
  const begins = `${escaped(prefix.trim().replace(/\s+/g, ' '))}%`;
  const names = Prisma.sql`concat_ws(' ', p."firstName", nullif(p."middleName", ''), p."lastName")`;
  const digits = prefix.replace(/[\s-]/g, '');
  const condition = Prisma.sql`(
    ${names} ILIKE ${begins} OR ${names} ILIKE ${`% ${begins}`} OR p."partnerId" ILIKE ${begins}
    ${/^\+?\d+$/.test(digits) ? Prisma.sql`OR ${mobileBegins(digits)}` : Prisma.empty}
  )`;
  return select(tx, businessId, condition, Prisma.sql`${BY_NAME} LIMIT ${limit}`);
}

/** Everybody who shares a phone: the whole number with its +, or its last ten digits. */
export function findByMobile(tx: Transaction, businessId: string, mobile: string): Promise<PatientRow[]> {
  const condition = mobile.startsWith('+')
    ? Prisma.sql`p.mobile = ${mobile}`
    : Prisma.sql`right(p.mobile, 10) = ${mobile}`;
  return select(tx, businessId, condition, BY_NAME);
}

/** A page of the directory in a fixed order. */
export function findPage(
  tx: Transaction,
  businessId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<PatientRow[]> {
  const tail = Prisma.sql`ORDER BY p."createdAt", p.id LIMIT ${limit} OFFSET ${offset}`;
  return select(tx, businessId, Prisma.sql`TRUE`, tail);
}

/** A number begins at its + or, as people dial it, after the country's prefix. */
function mobileBegins(digits: string): Prisma.Sql {
  const whole = digits.startsWith('+') ? digits : `${COUNTRY_PREFIX}${digits}`;
  return Prisma.sql`p.mobile LIKE ${`${whole}%`} OR p.mobile LIKE ${`+${digits.replace('+', '')}%`}`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

// Cases in PostgreSQL: every write takes the patient's next time, and the list is read in the order of times.
import type { CaseCreate, CasePatch, CaseRecord } from '@/lib/contract/case';
import type { JsonObject } from '@/lib/contract/free-form';
import { Prisma, type Case } from '@/prisma/service/generated/client';
import { nowSeconds } from '../clock';
import { present } from '../present';
import { insertQuery, readRows, updateWhere, type JsonRows, type Row } from '../row';
import type { Store, Transaction } from '../store';

/** What a list shows of a case. */
export type CaseRow = Omit<Row<Case>, 'businessId' | 'patientId'>;
export type CaseKey = { businessId: string; patientId: string; id: string };

/**
 * The next `updated_at` of a patient's cases, in epoch seconds: now, or one more than the last one given.
 * The row stays locked until the transaction ends, so no later time can be seen before an earlier one.
 */
export async function nextCaseTime(tx: Transaction, businessId: string, patientId: string): Promise<bigint> {
  const now = BigInt(nowSeconds());
  const [row] = await tx.$queryRaw<{ last: bigint }[]>`
    INSERT INTO "service"."CaseClock" ("businessId", "patientId", "last") VALUES (${businessId}, ${patientId}, ${now})
    ON CONFLICT ("businessId", "patientId") DO UPDATE SET "last" = GREATEST("CaseClock"."last" + 1, ${now})
    RETURNING "last"`;
  if (!row) throw new Error('the case clock gave no time');
  return row.last;
}

/** A page of a patient's cases with `updated_at` greater than `after`, ascending; one more than `limit` when there are more. */
export async function findCases(
  store: Store,
  businessId: string,
  patientId: string,
  after: bigint,
  limit: number,
): Promise<CaseRow[]> {
  const pages = await store.$queryRaw<JsonRows>`
    SELECT coalesce(json_agg(c), '[]')::text AS row FROM (
      SELECT id, status, "displayName", type, "hiType", "partnerMeta", "createdAt", "occurredAt", "updatedAt"
      FROM service."Case"
      WHERE "businessId" = ${businessId} AND "patientId" = ${patientId} AND "updatedAt" > ${after}
      ORDER BY "updatedAt" LIMIT ${limit + 1}
    ) c`;
  return readRows<CaseRow[]>(pages)[0] ?? [];
}

/** Inserts a case; false when the patient already has one of that id. */
export async function addCase(tx: Transaction, key: CaseKey, body: CaseCreate): Promise<boolean> {
  if (await tx.case.findUnique({ where: { businessId_patientId_id: key }, select: { id: true } }))
    return false;
  const row: Row<Case> = {
    ...key,
    status: 'A',
    displayName: body.display_name,
    type: body.type ?? null,
    hiType: body.hi_type ?? null,
    partnerMeta: body.partner_meta ?? {},
    createdAt: nowSeconds(),
    occurredAt: body.occurred_at,
    updatedAt: Number(await nextCaseTime(tx, key.businessId, key.patientId)),
  };
  return (await tx.$executeRaw`${insertQuery('Case', [row])} ON CONFLICT DO NOTHING`) === 1;
}

/** Changes an active case; false when there is none. */
export async function changeCase(tx: Transaction, key: CaseKey, body: CasePatch): Promise<boolean> {
  const { businessId, patientId, id } = key;
  const columns = present({
    updatedAt: Number(await nextCaseTime(tx, businessId, patientId)),
    displayName: body.display_name,
    type: body.type,
    hiType: body.hi_type,
    partnerMeta: body.partner_meta,
    occurredAt: body.occurred_at,
  });
  const active = Prisma.sql`"businessId" = ${businessId} AND "patientId" = ${patientId} AND id = ${id} AND status = 'A'`;
  return (await tx.$executeRaw(updateWhere('Case', columns, active))) === 1;
}

/** Leaves a tombstone where an active case was; false when there is none. */
export async function buryCase(tx: Transaction, key: CaseKey): Promise<boolean> {
  const updatedAt = await nextCaseTime(tx, key.businessId, key.patientId);
  const buried = await tx.case.updateMany({
    where: { ...key, status: 'A' },
    data: { status: 'D', updatedAt },
  });
  return buried.count === 1;
}

/** A row as the interface writes it; a deleted case has no item. */
export function caseOnTheWire(row: CaseRow): CaseRecord {
  const record = { id: row.id, status: row.status, updated_at: row.updatedAt };
  if (row.status === 'D') return record;
  return {
    ...record,
    item: {
      display_name: row.displayName,
      ...(row.type !== null && { type: row.type }),
      ...(row.hiType !== null && { hi_type: row.hiType }),
      partner_meta: row.partnerMeta as JsonObject,
      created_at: row.createdAt,
      occurred_at: row.occurredAt,
    },
  };
}

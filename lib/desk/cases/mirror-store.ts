// The rows of the mirror: a page of the service's list becomes rows and progress in one transaction, or nothing does.
import { Prisma, type CaseMirror } from '@/prisma/desk/generated/client';
import type { CaseList, CaseRecord } from '@/lib/contract/case';
import { deskStore, type DeskTransaction } from '../store';

/** The mirror of a patient, or null before the first page came. */
export async function findMirror(patientId: string): Promise<CaseMirror | null> {
  return deskStore().caseMirror.findUnique({ where: { patientId } });
}

/** What a page was asked with. */
export type Asked = { version: number; since: bigint | null; offset: string | null };

/**
 * Stores a page that came at `at`. Null when another reading stored one in the meantime: this page is then a
 * repetition, or one whose end is known already, and asking again costs less than being wrong.
 */
export async function storePage(
  patientId: string,
  asked: Asked,
  page: CaseList,
  at: Date,
): Promise<CaseMirror | null> {
  return deskStore().$transaction(async (tx) => {
    const mirror = await lockMirror(tx, patientId);
    if (mirror.version !== asked.version) return null;
    const version = mirror.version + 1;
    await storeCases(tx, patientId, version, page.cases);
    // The first page of a reading starts at what was known; later ones go on.
    const before = asked.offset === null ? mirror.mark : mirror.newest;
    const newest = page.cases.map(({ updated_at }) => wholeSeconds(updated_at)).reduce(later, before);
    const offset = page.next_token ?? null;
    return tx.caseMirror.update({
      where: { patientId },
      data:
        offset === null
          ? { version, mark: newest ?? 0n, completeAt: at, offset: null, since: null, newest: null }
          : { version, offset, since: asked.since, newest },
    });
  });
}

/** Gives up the reading under way; the next one starts from the mark. */
export async function dropReading(patientId: string, version: number): Promise<void> {
  await deskStore().caseMirror.updateMany({
    where: { patientId, version },
    data: { offset: null, since: null, newest: null },
  });
}

/** The mirror's row, made when it is missing, and locked: one statement for both. */
async function lockMirror(tx: DeskTransaction, patientId: string): Promise<CaseMirror> {
  const [mirror] = await tx.$queryRaw<CaseMirror[]>`
    INSERT INTO desk."CaseMirror" ("patientId") VALUES (${patientId})
    ON CONFLICT ("patientId") DO UPDATE SET "patientId" = excluded."patientId" RETURNING *`;
  if (!mirror) throw new Error('The mirror of a patient could not be locked.');
  return mirror;
}

/**
 * A repeated case changes nothing. One of the same second is taken when it differs: services that count whole seconds
 * may change a case twice in one. A deleted case loses its item and never comes back by an older page.
 */
async function storeCases(
  tx: DeskTransaction,
  patientId: string,
  version: number,
  cases: readonly CaseRecord[],
): Promise<void> {
  if (cases.length === 0) return;
  const rows = new Map(cases.map((one) => [one.id, rowOf(one)]));
  await tx.$executeRaw`
    INSERT INTO desk."MirroredCase" ("patientId", id, status, "updatedAt", "firstUpdatedAt", version, item)
    SELECT ${patientId}, id, status, updated_at, updated_at, ${version}, item
    FROM jsonb_to_recordset(${Prisma.sql`${jsonText([...rows.values()])}::jsonb`})
      AS page (id text, status text, updated_at bigint, item jsonb)
    ON CONFLICT ("patientId", id) DO UPDATE
    SET status = excluded.status, "updatedAt" = excluded."updatedAt", version = excluded.version, item = excluded.item
    WHERE "MirroredCase"."updatedAt" < excluded."updatedAt"
       OR ("MirroredCase"."updatedAt" = excluded."updatedAt"
           AND ("MirroredCase".status, "MirroredCase".item) IS DISTINCT FROM (excluded.status, excluded.item))`;
}

function rowOf({ id, status, updated_at, item }: CaseRecord) {
  return { id, status, updated_at: Number(wholeSeconds(updated_at)), item: status === 'D' ? null : item };
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair; a service that sends them is read all the same. */
function jsonText(rows: readonly object[]): string {
  const storable = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '\ufffd') : value;
  return JSON.stringify(rows, storable);
}

function wholeSeconds(value: number): bigint {
  return BigInt(Math.trunc(value));
}

function later(one: bigint | null, other: bigint): bigint {
  return one === null || other > one ? other : one;
}

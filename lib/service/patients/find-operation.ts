// Finding patients forgivingly: our own extension of the interface.
import { FIND_LIMIT_DEFAULT, foundPatients, patientFindQuery, type FoundPatient, type PatientFindQuery } from '@/lib/contract/patient-find'; // prettier-ignore
import { Prisma } from '@/prisma/service/generated/client';
import { nowSeconds } from '../clock';
import { operation, type Answer, type Call } from '../http/operation';
import { readRows, type JsonRows } from '../row';
import type { Transaction } from '../store';
import { findForgivingly, type Found } from './forgiving-search';
import { patientRecordOf, type PatientRow } from './patient-row';

export const findPatientsOperation = operation({
  id: 'findPatients',
  source: 'extension',
  summary: 'Find patients by name in any order and spelling, phone, partner id or token of a day',
  query: patientFindQuery,
  answers: { 200: { description: 'At most `limit`, the surest first', schema: foundPatients } },
  errors: ['INVALID_REQUEST'],
  handler: answerFind,
});

async function answerFind({
  caller,
  query,
  service,
}: Call<unknown, PatientFindQuery, unknown>): Promise<Answer> {
  const { q, day, limit = FIND_LIMIT_DEFAULT } = query;
  const { businessId } = caller;
  const found = await findForgivingly(service.store, { businessId, q, day, limit });
  return { status: 200, body: { patients: await details(service.store, businessId, found, day) } };
}

type DetailedRow = PatientRow & { lastVisit: number | null; tokenToday: number | null; sharedBy: number };

/** The records with what tells people apart: last visit, token, how many share the phone. */
async function details(
  tx: Transaction,
  businessId: string,
  found: readonly Found[],
  day: string | undefined,
): Promise<FoundPatient[]> {
  if (found.length === 0) return [];
  const at = nowSeconds();
  const rows = await tx.$queryRaw<JsonRows>`
    SELECT row_to_json(r)::text AS row FROM (
      SELECT p.*,
        (SELECT max(a."startTime") FROM service."Appointment" a WHERE a."businessId" = p."businessId"
          AND a."patientId" = p.id AND a.status IN ('CM', 'CMNP', 'OG') AND a."startTime" <= ${at}) AS "lastVisit",
        (SELECT min(a.token) FROM service."Appointment" a WHERE a."businessId" = p."businessId"
          AND a."patientId" = p.id AND a.day = ${day ?? ''} AND a.status NOT IN ('CN', 'RE')) AS "tokenToday",
        (SELECT count(*) FROM service."Patient" o WHERE o."businessId" = p."businessId"
          AND o.mobile = p.mobile AND o."archivedAt" IS NULL AND o.id <> p.id) AS "sharedBy"
      FROM service."Patient" p
      WHERE p."businessId" = ${businessId} AND p."archivedAt" IS NULL AND p.id IN (${Prisma.join(found.map(({ id }) => id))})
    ) r`;
  const byId = new Map(readRows<DetailedRow>(rows).map((row) => [row.id, row]));
  return found.flatMap(({ id, way }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { lastVisit, tokenToday, sharedBy } = row;
    const standing = { last_visit: lastVisit, token_today: tokenToday, shared_by: sharedBy };
    return [{ ...patientRecordOf(row, at), way, ...standing }];
  });
}

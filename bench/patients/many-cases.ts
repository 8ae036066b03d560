// A patient with a long record, written straight into the service's tables.
import { nowSeconds } from '@/lib/service/clock';
import type { Store } from '@/lib/service/store';

/** One case an hour back from now, the newest change last. */
export async function insertCases(
  store: Store,
  { businessId, patientId, count }: { businessId: string; patientId: string; count: number },
): Promise<void> {
  const last = nowSeconds() - 1000;
  await store.$executeRaw`
    INSERT INTO "service"."Case" ("businessId", "patientId", "id", "status", "displayName", "type", "hiType", "partnerMeta",
      "createdAt", "occurredAt", "updatedAt")
    SELECT ${businessId}, ${patientId}, 'case-' || n, 'A', 'Fever and cough, day ' || n, 'OP', 'OPConsultation',
      '{}', ${last}::bigint, ${last}::bigint - n * 3600, ${last}::bigint - (${count}::bigint - n) * 600
    FROM generate_series(1, ${count}::int) n`;
  await store.$executeRaw`INSERT INTO "service"."CaseClock" VALUES (${businessId}, ${patientId}, ${last}::bigint)`;
  await store.$executeRaw`ANALYZE "service"."Case"`;
}

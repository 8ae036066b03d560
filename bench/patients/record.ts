// A patient with 10,000 cases at the desk: the first whole reading beside the service's own speed, the first answer of
// the page, and ten changes.
import type { CaseList } from '@/lib/contract/case';
import { readCases, readOn } from '@/lib/desk/cases/read-cases';
import { syncCases } from '@/lib/desk/cases/sync-cases';
import { closeDeskStore } from '@/lib/desk/store';
import { largestPage, listCases } from '@/lib/gateway/cases';
import { createPatient } from '@/lib/gateway/patients';
import { median } from '../load';
import { withOwnService, type OwnService } from '../own-service';
import type { Row } from '../table';
import { openDesk } from '../own-desk';
import { insertCases } from './many-cases';

const CASES = 10_000;
const CHANGED = 10;
const ROUNDS = 9;
const USABLE_MS = 1000;
const DELTA_MS = 100;

export function measure(): Promise<Row[]> {
  return withOwnService(async (own) => {
    const meera = await openDesk(own);
    try {
      const patientId = await createPatient({ first_name: 'Many', gender: 'F', age: 60 });
      await insertCases(own.app.context.store, {
        businessId: own.partner.businessId,
        patientId,
        count: CASES,
      });
      const floor = await timed(() => readAll(patientId));
      const whole = await timed(() => syncCases(patientId));
      const opened = await timed(() => readCases(meera, patientId));
      const deltas: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { version } = await readCases(meera, patientId);
        await change(own, patientId);
        deltas.push(await timed(() => readOn(meera, patientId, { after: version, opening: false }, 60_000)));
      }
      const atMost = true;
      return [
        { what: `first whole reading of ${CASES} cases`, unit: 'ms', ours: whole, floor, against: 'asking for the same pages and keeping nothing', aim: 3, atMost },
        { what: `first answer of a page with ${CASES} cases`, unit: 'ms', ours: opened, floor: USABLE_MS, against: 'the aim', aim: 1, atMost },
        { what: `${CHANGED} changes among ${CASES}`, unit: 'ms', ours: median(deltas), floor: DELTA_MS, against: 'the aim', aim: 1, atMost },
      ]; // prettier-ignore
    } finally {
      await closeDeskStore();
    }
  });
}

/** Some cases get times that are newer than every other. */
async function change({ app, partner }: OwnService, patientId: string): Promise<void> {
  await app.context.store.$executeRaw`
    UPDATE "service"."Case" c SET "updatedAt" = r.newest + r.n FROM
      (SELECT "id", row_number() OVER (ORDER BY "updatedAt") n, max("updatedAt") OVER () newest FROM "service"."Case"
        WHERE "businessId" = ${partner.businessId} AND "patientId" = ${patientId}) r
    WHERE c."businessId" = ${partner.businessId} AND c."patientId" = ${patientId} AND c."id" = r."id" AND r.n <= ${CHANGED}`;
}

async function readAll(patientId: string): Promise<void> {
  let offset: string | undefined;
  do {
    const page: CaseList = await listCases(patientId, { offset, limit: largestPage() });
    offset = page.next_token ?? undefined;
  } while (offset !== undefined);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

// A page of cases against a bare server, and the sync of a hundred thousand cases of one patient: in full, and then
// by delta, whose cost must not grow with the total.
import type { CaseList } from '@/lib/contract/case';
import { nowSeconds } from '@/lib/service/clock';
import { median, requestsPerSecond } from '../load';
import type { OwnService } from '../own-service';
import type { Row } from '../table';

const CASES = 100_000;
const FEW = 1_000;
const CHANGED = 50;
const ROUNDS = 3;
const SECONDS = 2;

export async function measureCases(own: OwnService, ours: string, floor: string): Promise<Row[]> {
  await addCases(own, 'few', FEW);
  await addCases(own, 'many', CASES);
  const page = await comparePages(own, ours, floor);
  const full = await timed(() => sync(own, ours, 'many', 0n));
  const deltas = { few: await delta(own, ours, 'few'), many: await delta(own, ours, 'many') };
  return [
    { ...page, what: 'a page of 50 cases', unit: 'req/s', against: 'node:http + pg, same SQL', aim: 0.5 },
    {
      what: `full sync of ${CASES} cases`,
      unit: 's',
      ours: full,
      floor: CASES / 50 / page.floor,
      against: 'as many pages of the bare server, 16 at once',
      aim: 30,
      atMost: true,
    },
    {
      what: `delta of ${CHANGED} among ${CASES}`,
      unit: 'ms',
      ours: deltas.many * 1000,
      floor: deltas.few * 1000,
      against: `the same among ${FEW}`,
      aim: 1.5,
      atMost: true,
    },
  ];
}

async function addCases({ app, partner }: OwnService, patientId: string, count: number): Promise<void> {
  const { store } = app.context;
  const last = nowSeconds() - 1000;
  await store.$executeRaw`
    INSERT INTO "service"."Patient" SELECT (json_populate_record(p, json_build_object('id', ${patientId}::text, 'partnerId', NULL))).*
    FROM "service"."Patient" p WHERE p."businessId" = ${partner.businessId} LIMIT 1`;
  await store.$executeRaw`
    INSERT INTO "service"."Case" ("businessId", "patientId", "id", "status", "displayName", "type", "hiType", "partnerMeta",
      "createdAt", "occurredAt", "updatedAt")
    SELECT ${partner.businessId}, ${patientId}, 'case-' || n, 'A', 'Fever and cough, day ' || n, 'OP', 'OPConsultation',
      '{"facility": "F-17", "record": "MR-0042"}', ${last}::bigint, ${last}::bigint, ${last}::bigint - ${count}::bigint + n
    FROM generate_series(1, ${count}::int) n`;
  await store.$executeRaw`INSERT INTO "service"."CaseClock" VALUES (${partner.businessId}, ${patientId}, ${last}::bigint)`;
  await store.$executeRaw`ANALYZE "service"."Case"`;
}

async function comparePages({ partner }: OwnService, ours: string, floor: string) {
  const headers = { auth: partner.token, 'x-pt-id': 'many', 'x-business': partner.businessId };
  const asked = () => ({ method: 'GET', path: '/mr/api/v1/cases?u_at__gt=1000000000', headers });
  const rates: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await requestsPerSecond(Number(new URL(floor).port), asked, { seconds: SECONDS });
    const whole = await requestsPerSecond(Number(new URL(ours).port), asked, { seconds: SECONDS });
    // The first round only warms up.
    if (round === 0) continue;
    rates.floor.push(bare);
    rates.ours.push(whole);
  }
  return { ours: median(rates.ours), floor: median(rates.floor) };
}

/** Reads everything after `since`; gives the last time and how many there were. */
async function sync({ partner }: OwnService, address: string, patientId: string, since: bigint) {
  let offset: string | null | undefined;
  let last = since;
  let count = 0;
  do {
    const query = new URLSearchParams({ u_at__gt: String(since), ...(offset && { offset }) });
    const headers = { auth: partner.token, 'x-pt-id': patientId };
    const answer = await fetch(`${address}/mr/api/v1/cases?${query.toString()}`, { headers });
    if (!answer.ok) throw new Error(`the page was ${answer.status}: ${await answer.text()}`);
    const page = (await answer.json()) as CaseList;
    last = BigInt(page.cases.at(-1)?.updated_at ?? last);
    count += page.cases.length;
    offset = page.next_token;
  } while (offset);
  return { last, count };
}

/** Seconds that a delta takes after some cases changed, the middle of several. */
async function delta(own: OwnService, address: string, patientId: string): Promise<number> {
  const { app, partner } = own;
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS * 3; round += 1) {
    const { updatedAt } = await app.context.store.case.findFirstOrThrow({
      where: { businessId: partner.businessId, patientId },
      orderBy: { updatedAt: 'desc' },
    });
    await app.context.store.$executeRaw`
      UPDATE "service"."Case" c SET "updatedAt" = ${updatedAt}::bigint + r.n FROM
        (SELECT "id", row_number() OVER (ORDER BY "updatedAt") n FROM "service"."Case"
          WHERE "businessId" = ${partner.businessId} AND "patientId" = ${patientId} ORDER BY "updatedAt" LIMIT ${CHANGED}) r
      WHERE c."businessId" = ${partner.businessId} AND c."patientId" = ${patientId} AND c."id" = r."id"`;
    rounds.push(
      await timed(async () => {
        const { count } = await sync(own, address, patientId, updatedAt);
        if (count !== CHANGED) throw new Error(`the delta had ${count} cases`);
      }),
    );
  }
  return median(rounds);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

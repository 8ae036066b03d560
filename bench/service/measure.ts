// PATCH and GET of an appointment through the whole service, against a bare node:http + pg server with the same SQL.
// Both servers are processes of their own beside the load, on one PostgreSQL with the demonstration's data.
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccessTokens } from '@/lib/service/credentials/access-token';
import { openStore } from '@/lib/service/store';
import { prepareDemo } from '@/prisma/demo';
import { migrate } from '@/prisma/migrate';
import { withScratchServer } from '@/prisma/scratch';
import { median, requestsPerSecond, type Asked } from '../load';
import type { Row } from '../table';

const ROUNDS = 5;
const SECONDS = 2;
const ORIGIN = 'http://bench.test';
const AGAINST = 'node:http + pg, same SQL';

/** What both servers are told. */
export type ServerSetting = { databaseUrl: string; masterKey: string; dataDir: string; businessId: string };

/** Measures ours and the floor in turn and takes the middle of the rounds. */
export async function measure(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-service-'));
  try {
    return await withScratchServer(async (databaseUrl) => {
      const masterKey = randomBytes(32);
      await migrate({ databaseUrl, rooms: ['service', 'desk'] });
      const base = { databaseUrl, masterKey, dataDir };
      const { desk } = await prepareDemo({
        ...base,
        deskDatabaseUrl: databaseUrl,
        origin: ORIGIN,
        demo: true,
      });
      const { businessId, asked } = await requestsOf(databaseUrl, masterKey, desk.clientId);
      const setting = { databaseUrl, masterKey: masterKey.toString('base64url'), dataDir, businessId };
      return await compare(setting, asked);
    });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

type Kind = 'PATCH' | 'GET';

async function compare(setting: ServerSetting, asked: Record<Kind, () => Asked>): Promise<Row[]> {
  const servers = await Promise.all([startServer('ours.ts', setting), startServer('floor.ts', setting)]);
  try {
    const [ours, floor] = servers;
    const rows: Row[] = [];
    for (const kind of ['GET', 'PATCH'] as const) {
      const rates: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
      for (let round = 0; round <= ROUNDS; round += 1) {
        const measured = {
          floor: await requestsPerSecond(floor.port, asked[kind], { seconds: SECONDS }),
          ours: await requestsPerSecond(ours.port, asked[kind], { seconds: SECONDS }),
        };
        // The first round only warms up.
        if (round === 0) continue;
        rates.ours.push(measured.ours);
        rates.floor.push(measured.floor);
      }
      const middle = { ours: median(rates.ours), floor: median(rates.floor) };
      rows.push({ what: `${kind} an appointment`, unit: 'req/s', ...middle, against: AGAINST, aim: 0.5 });
    }
    return rows;
  } finally {
    for (const { process } of servers) process.kill();
  }
}

async function startServer(
  file: string,
  setting: ServerSetting,
): Promise<{ process: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      BENCH_SETTING: JSON.stringify(setting),
    },
  });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { process: child, port: message.port };
}

/** The requests: each the next appointment of the business, every PATCH with another card. */
async function requestsOf(databaseUrl: string, masterKey: Buffer, clientId: string) {
  const store = openStore(databaseUrl, 1);
  const { businessId } = await store.client.findUniqueOrThrow({ where: { id: clientId } });
  const rows = await store.appointment.findMany({ where: { businessId } });
  await store.$disconnect();
  const token = await new AccessTokens(masterKey, ORIGIN).issue(
    { clientId, businessId },
    Math.floor(Date.now() / 1000),
  );
  const headers = { auth: token, 'content-type': 'application/json' };
  let turn = 0;
  const next = () => {
    turn += 1;
    const row = rows[turn % rows.length];
    if (!row) throw new Error('the demonstration has no appointments');
    return row;
  };
  const asked: Record<Kind, () => Asked> = {
    GET: () => ({ method: 'GET', path: `/dr/v1/appointment/${next().id}`, headers }),
    PATCH: () => {
      const { id, clinicId: clinic_id, doctorId: doctor_id, patientId: patient_id } = next();
      const display_meta = { visit_reason: 'Follow-up', insurance: 'Star Health', co_pay: 250.5, turn };
      const body = JSON.stringify({ clinic_id, doctor_id, patient_id, display_meta });
      return { method: 'PATCH', path: `/dr/v2/appointment/${id}`, headers, body };
    },
  };
  return { businessId, asked };
}

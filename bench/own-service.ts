// A service on an empty database of its own, with one business and a program in it, for benches that need no
// demonstration.
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, type ServiceApp, type ServiceOptions } from '@/lib/service/create-service';
import { makePartner, type TestPartner } from '@/lib/service/test-service';
import { migrate } from '@/prisma/migrate';
import { withScratchServer } from '@/prisma/scratch';

const ORIGIN = 'http://bench.test';

/** As `npm start` has the C library give freed memory back (package.json). */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** What a program of the bench is told, as JSON in BENCH_SETTING. */
export type ServiceSetting = { databaseUrl: string; masterKey: string; dataDir: string; origin: string };

export type OwnService = {
  setting: ServiceSetting;
  partner: TestPartner;
  /** The service in this process, to look into what the programs left. */
  app: ServiceApp;
  /** Starts a program of this folder on the same database. */
  start: (file: string) => Promise<{ program: ChildProcess; address: string }>;
};

/** Runs `work` with one; nothing of it stays. */
export async function withOwnService<T>(work: (own: OwnService) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await withScratchServer(async (databaseUrl) => {
      await migrate({ databaseUrl, rooms: ['service'] });
      const masterKey = randomBytes(32);
      const options: ServiceOptions = {
        databaseUrl,
        masterKey,
        origin: ORIGIN,
        apiRateLimit: 1_000_000_000,
        medicationGateways: [],
        dataDir,
        eventsAllowPrivate: true,
      };
      const app = createService(options);
      const setting = { databaseUrl, masterKey: masterKey.toString('base64url'), dataDir, origin: ORIGIN };
      try {
        const partner = await makePartner(app, 'bench');
        return await work({ setting, partner, app, start: (file) => startProgram(file, setting) });
      } finally {
        await app.close();
      }
    });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function startProgram(file: string, setting: ServiceSetting) {
  const program = fork(join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...ALLOCATOR,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      BENCH_SETTING: JSON.stringify(setting),
    },
  });
  const [{ port }] = (await once(program, 'message')) as [{ port: number }];
  return { program, address: `http://127.0.0.1:${port}` };
}

/** Sends a request as the bench's partner; throws for an answer that is no success. */
export async function ask<Body>(
  own: OwnService,
  address: string,
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const headers = { auth: own.partner.token, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(address + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Body;
}

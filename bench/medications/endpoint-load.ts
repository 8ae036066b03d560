// The search over HTTP: a server process as a start opens it, asked by autocannon from this one.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Client } from 'pg';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { replaceCatalogue } from '@/lib/service/medications/catalogue/catalogue-store';
import { createBusiness } from '@/lib/service/credentials/businesses';
import { createClient } from '@/lib/service/credentials/clients';
import { openCredentials } from '@/lib/service/credentials/credentials';
import { openStore } from '@/lib/service/store';
import { migrate } from '@/prisma/migrate';
import { withScratchServer } from '@/prisma/scratch';
import type { EndpointSetting } from './endpoint';
import type { GivenQuery } from './catalogue-files';

const PATH = '/svc-mcp/medications/v1/search';
const CONNECTIONS = 32;
const WARM_SECONDS = 3;
const SECONDS = 5;

export type EndpointRate = { perSecond: number; p99: number };

/** Asks the queries in turn, each list by itself, and gives the answers a second of each. */
export async function endpointRates(
  rows: readonly CatalogueRow[],
  lists: readonly (readonly GivenQuery[])[],
): Promise<EndpointRate[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-medications-'));
  try {
    return await withScratchServer(async (databaseUrl) => {
      const masterKey = randomBytes(32);
      const token = await prepare(databaseUrl, masterKey, rows);
      const setting = { databaseUrl, masterKey: masterKey.toString('base64url'), dataDir };
      return await askServer(setting, token, lists);
    });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** A database with these rows and one program; returns its token. */
async function prepare(
  databaseUrl: string,
  masterKey: Buffer,
  rows: readonly CatalogueRow[],
): Promise<string> {
  await migrate({ databaseUrl, rooms: ['service'] });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await replaceCatalogue(client, 'bench', [[...rows]]);
  await client.end();
  const store = openStore(databaseUrl, 1);
  const credentials = openCredentials({ store, masterKey, origin: 'http://bench.test', apiRateLimit: 600 });
  const businessId = await createBusiness(credentials, 'Bench');
  const { clientId } = await createClient(credentials, { businessId, name: 'Bench' });
  const token = await credentials.tokens.issue({ clientId, businessId }, Math.floor(Date.now() / 1000));
  await store.$disconnect();
  return token;
}

async function askServer(
  setting: EndpointSetting,
  token: string,
  lists: readonly (readonly GivenQuery[])[],
): Promise<EndpointRate[]> {
  const server = fork(join(import.meta.dirname, 'endpoint.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      BENCH_SETTING: JSON.stringify(setting),
    },
  });
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    const rates: EndpointRate[] = [];
    for (const queries of lists) {
      const paths = queries.map(({ params }) => `${PATH}?${new URLSearchParams(params).toString()}`);
      await fire(port, token, paths, WARM_SECONDS);
      rates.push(await fire(port, token, paths, SECONDS));
    }
    return rates;
  } finally {
    server.kill();
  }
}

/** All connections together go through the paths in turn. */
async function fire(
  port: number,
  token: string,
  paths: readonly string[],
  seconds: number,
): Promise<EndpointRate> {
  let turn = 0;
  const next = () => {
    turn += 1;
    return paths[turn % paths.length] ?? PATH;
  };
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered well`);
  return { perSecond: requests.average, p99: latency.p99 };
}

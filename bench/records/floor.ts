// The least that could answer: a page of cases by one statement, and an upload streamed to the disk and hashed.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'pg';
import { CASES_PAGE } from '@/lib/contract/case';
import type { ServiceSetting } from '../own-service';

const { databaseUrl, dataDir } = JSON.parse(process.env['BENCH_SETTING'] ?? '{}') as ServiceSetting;
const pool = new Pool({ connectionString: databaseUrl, max: 16 });

const PAGE = `SELECT "id", "status", "displayName", "type", "hiType", "partnerMeta", "createdAt", "occurredAt", "updatedAt"
  FROM "service"."Case" WHERE "businessId" = $1 AND "patientId" = $2 AND "updatedAt" > $3
  ORDER BY "updatedAt" LIMIT ${CASES_PAGE + 1}`;

async function casesOf(request: IncomingMessage): Promise<object> {
  const since = new URL(request.url ?? '', 'http://floor').searchParams.get('u_at__gt') ?? '0';
  const values = [request.headers['x-business'], request.headers['x-pt-id'], since];
  const { rows } = await pool.query<Record<string, unknown>>({ name: 'page', text: PAGE, values });
  const cases = rows.slice(0, CASES_PAGE).map(({ id, status, updatedAt, ...row }) => ({
    id,
    status,
    updated_at: Number(updatedAt),
    item: { ...row, createdAt: Number(row['createdAt']), occurredAt: Number(row['occurredAt']) },
  }));
  return { cases, next_token: null };
}

async function keep(request: IncomingMessage): Promise<object> {
  const hash = createHash('sha256');
  request.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(request, createWriteStream(join(dataDir, `floor-${randomUUID()}`)));
  return { document_id: hash.digest('hex') };
}

const server = createServer((request, response) => {
  const answer = request.method === 'POST' ? keep(request) : casesOf(request);
  void answer.then((body) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

// A whole desk is taken away and put back somewhere else, on real PostgreSQL; then a file is spoiled in every way.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { masterKey } from '@/lib/master-key';
import { createService } from '@/lib/service/create-service';
import { localFolder } from '@/lib/service/documents/storage/local-folder';
import { prepareDemo } from '@/prisma/demo';
import type { DemoFile } from '@/prisma/demo-file';
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '@/prisma/test-database';
import { backup, type BackupSource } from './backup';
import { restore } from './restore';
import { verifyBackup } from './verify';

const ORIGIN = 'http://desk.test';
const PASSPHRASE = 'lamp orchard seven tide';
const folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
const file = join(folder, 'desk.backup');
const opened: TestDatabase[] = [];
let source: BackupSource;

beforeAll(async () => {
  const database = await openTestDatabase();
  opened.push(database);
  source = placeOf(database, 'first');
  await prepareDemo({
    databaseUrl: database.url,
    deskDatabaseUrl: database.url,
    masterKey: Buffer.from(masterKey(source.dataDir, undefined), 'base64url'),
    dataDir: source.dataDir,
    origin: ORIGIN,
    demo: true,
  });
  await backup(source, file, PASSPHRASE);
}, 60_000);

afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true });
});

it('opens again elsewhere: every row, every document, every key', async () => {
  const place = await emptyPlace('second');
  await restore(place, file, PASSPHRASE, await verifyBackup(file, PASSPHRASE));
  expect(await digests(place.databaseUrl)).toEqual(await digests(source.databaseUrl));

  const key = Buffer.from(readFileSync(join(place.dataDir, 'master.key'), 'utf8').trim(), 'base64url');
  const { databaseUrl, dataDir } = place;
  const service = createService({
    databaseUrl,
    masterKey: key,
    dataDir,
    origin: ORIGIN,
    apiRateLimit: 1000,
    medicationGateways: ['/svc-mcp'],
  });
  const ask = async (path: string, init: RequestInit = {}) =>
    service.fetch(
      new Request(ORIGIN + path, {
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      }),
    );
  const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile;
  const login = await ask('/connect-auth/v1/account/login', {
    method: 'POST',
    body: JSON.stringify(demo.partner),
  });
  const { access_token: auth } = (await login.json()) as { access_token: string };
  const record = await ask(`/dr/v1/appointment/${demo.ids.appointment_id}`, { headers: { auth } });
  expect(await record.json()).toMatchObject({ patient_id: demo.ids.patient_id });

  const documents = await service.context.store.document.findMany({ where: { state: 'stored' } });
  expect(documents.length).toBeGreaterThan(0);
  for (const { id, sha256 } of documents) {
    const link = await ask(`/mr/api/v1/docs/${id}`, { headers: { auth } });
    const { url } = fileOf(await link.json());
    const bytes = Buffer.from(await (await service.fetch(new Request(new URL(url, ORIGIN)))).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  await service.close();
}, 60_000);

it('refuses a place that is in use, and changes nothing there', async () => {
  const before = await digests(source.databaseUrl);
  const verified = await verifyBackup(file, PASSPHRASE);
  await expect(restore({ ...source }, file, PASSPHRASE, verified)).rejects.toThrow(
    'There is a desk here already',
  );
  expect(await digests(source.databaseUrl)).toEqual(before);
});

it('refuses another passphrase, a changed byte anywhere, and an end that is missing', async () => {
  await expect(verifyBackup(file, 'lamp orchard seven tidE')).rejects.toThrow('passphrase does not fit');
  const whole = readFileSync(file);
  const spoiled = join(folder, 'spoiled.backup');
  for (const at of [0, 20, 37, 60, Math.floor(whole.length / 2), whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(spoiled, changed);
    await expect(verifyBackup(spoiled, PASSPHRASE), `byte ${at}`).rejects.toThrow(
      /no backup|does not fit|damaged/,
    );
  }
  for (const length of [0, 10, 36, whole.length - 1, Math.floor(whole.length / 2)]) {
    writeFileSync(spoiled, whole.subarray(0, length));
    await expect(verifyBackup(spoiled, PASSPHRASE), `${length} bytes`).rejects.toThrow(
      /no backup|does not fit|damaged/,
    );
  }
  writeFileSync(spoiled, Buffer.concat([whole, Buffer.from([0])]));
  await expect(verifyBackup(spoiled, PASSPHRASE)).rejects.toThrow('damaged');
}, 60_000);

it('is refused as incomplete without the keys, and leaves no file', async () => {
  const keyless = join(folder, 'keyless.backup');
  const without = { ...source, dataDir: mkdtempSync(join(folder, 'keyless-')) };
  await expect(backup(without, keyless, PASSPHRASE)).rejects.toThrow('There is no master key');
  const lost = { ...source, storage: localFolder(join(folder, 'nowhere')) };
  await expect(backup(lost, keyless, PASSPHRASE)).rejects.toThrow('its file is missing');
  expect(readdirSync(folder).filter((name) => name.startsWith('keyless.backup'))).toEqual([]);
});

it('leaves an empty place empty when it cannot be put back whole', async () => {
  const place = await emptyPlace('third');
  const other = { ...place, masterKey: randomBytes(32).toString('base64url') };
  const verified = await verifyBackup(file, PASSPHRASE);
  await expect(restore(other, file, PASSPHRASE, verified)).rejects.toThrow('MASTER_KEY is another key');
  // Spoiled after it was read through: the file is opened a second time.
  const whole = readFileSync(file);
  const spoiled = join(folder, 'late.backup');
  writeFileSync(spoiled, whole.subarray(0, whole.length - 1));
  await expect(restore(place, spoiled, PASSPHRASE, verified)).rejects.toThrow('damaged');
  expect(existsSync(join(place.dataDir, 'master.key'))).toBe(false);
  const kept: string[] = [];
  for await (const { storageKey } of place.storage.list()) kept.push(storageKey);
  expect(kept).toEqual([]);
  await restore(place, file, PASSPHRASE, verified);
  expect(await digests(place.databaseUrl)).toEqual(await digests(source.databaseUrl));
}, 60_000);

function placeOf(database: TestDatabase, name: string): BackupSource {
  const dataDir = mkdtempSync(join(folder, `${name}-`));
  return { databaseUrl: database.url, dataDir, storage: localFolder(join(dataDir, 'documents')) };
}

async function emptyPlace(name: string): Promise<BackupSource> {
  const database = await openEmptyDatabase();
  opened.push(database);
  return placeOf(database, name);
}

/** Every table's rows as one digest. */
async function digests(databaseUrl: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('service', 'desk') AND tablename <> '_prisma_migrations'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: digest } = await client.query<{ digest: string }>(
      `SELECT md5(coalesce(string_agg(one::text, ',' ORDER BY one::text COLLATE "C"), '')) AS digest FROM ${name} one`,
    );
    found[name] = digest[0]?.digest ?? '';
  }
  await client.end();
  return found;
}

function fileOf(document: unknown): { url: string } {
  const text = /"(?:url|asset_url|link)":"([^"]+)"/.exec(JSON.stringify(document))?.[1];
  if (text === undefined) throw new Error('The document has no link.');
  return { url: text };
}

// Puts a backup into an empty place, all of it or nothing.
import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DocumentStorage } from '@/lib/service/documents/storage/document-storage';
import { SetupProblem } from '@/lib/setup-problem';
import { migrate } from '@/prisma/migrate';
import { migrationsDirectory, readMigrations, ROOMS } from '@/prisma/migrations';
import type { BackupCounts, BackupKeys, BackupPlan } from './contents';
import { readEntries } from './entries';
import { withLateReferences, writeSequences } from './loading';
import { listTables, writeRows } from './tables';
import type { VerifiedBackup } from './verify';

export type RestorePlace = {
  databaseUrl: string;
  storage: DocumentStorage;
  dataDir: string;
  /** MASTER_KEY, when it is set. */
  masterKey?: string | undefined;
};

/** `verified` is what reading `file` through told. Throws SetupProblem when the place is in use or the file too new. */
export async function restore(
  place: RestorePlace,
  file: string,
  passphrase: string,
  verified: VerifiedBackup,
): Promise<BackupCounts> {
  const { plan, keys, counts } = verified;
  refuseOtherKey(place, keys);
  refuseNewer(plan);
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  const stored: string[] = [];
  try {
    await refuseUsed(client);
    await migrate({ databaseUrl: place.databaseUrl, rooms: roomsOf(plan), only: namesOf(plan) });
    await client.query('BEGIN');
    await withLateReferences(client, () => load(client, place, file, passphrase, plan, stored));
    await writeSequences(client, counts.sequences);
    await client.query('COMMIT');
  } catch (error) {
    for (const storageKey of stored) await place.storage.remove(storageKey);
    throw error;
  } finally {
    await client.end();
  }
  if (place.masterKey === undefined) writeSecret(place.dataDir, 'master.key', `${keys.masterKey}\n`);
  if (keys.demo !== null) writeSecret(place.dataDir, 'demo.json', keys.demo);
  return counts;
}

async function load(
  client: Client,
  { storage, dataDir }: RestorePlace,
  file: string,
  passphrase: string,
  plan: BackupPlan,
  stored: string[],
): Promise<void> {
  const tables = new Map(plan.tables.map((table) => [`${table.room}/${table.name}`, table]));
  // A migration may have put rows of its own there; the backup has them too.
  for (const { room, name } of plan.tables) await client.query(`DELETE FROM ${room}."${name}"`);
  for await (const entry of readEntries(file, passphrase)) {
    if (entry.kind === 'document') {
      await storage.put(entry.storageKey, waiting(dataDir, entry.bytes));
      stored.push(entry.storageKey);
    } else if (entry.kind === 'table') {
      const table = tables.get(entry.table);
      if (table) await writeRows(client, table, entry.part);
    }
  }
}

/** The storage takes finished files over from the local disk. */
function waiting(dataDir: string, bytes: Buffer): string {
  const folder = join(dataDir, 'documents', 'incoming');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomBytes(20).toString('hex'));
  writeFileSync(path, bytes, { mode: 0o600 });
  return path;
}

function refuseOtherKey({ masterKey }: RestorePlace, keys: BackupKeys): void {
  if (masterKey === undefined || masterKey.replace('=', '') === keys.masterKey.replace('=', '')) return;
  throw new SetupProblem('MASTER_KEY is another key than the backup’s. Unset it: the backup brings its own.');
}

function refuseNewer(plan: BackupPlan): void {
  for (const room of ROOMS) {
    const known = new Map(readMigrations(migrationsDirectory(room)).map((one) => [one.name, one.checksum]));
    const wanted = Object.entries(plan.migrations[room] ?? {});
    if (wanted.every(([name, checksum]) => known.get(name) === checksum)) continue;
    throw new SetupProblem('The backup is from a newer program. Restore it with that one.');
  }
}

const namesOf = (plan: BackupPlan) =>
  new Set(ROOMS.flatMap((room) => Object.keys(plan.migrations[room] ?? {})));
const roomsOf = (plan: BackupPlan) =>
  ROOMS.filter((room) => Object.keys(plan.migrations[room] ?? {}).length > 0);

async function refuseUsed(client: Client): Promise<void> {
  const tables = (await listTables(client)).filter(({ name }) => name === 'Business' || name === 'Staff');
  for (const { room, name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${room}."${name}" LIMIT 1`);
    if (!rowCount) continue;
    throw new SetupProblem(
      'There is a desk here already. Set DATA_DIR to an empty directory, and try again.',
    );
  }
}

function writeSecret(dataDir: string, name: string, text: string): void {
  const unfinished = join(dataDir, `${name}.${process.pid}`);
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { mode: 0o600 });
  renameSync(unfinished, join(dataDir, name));
}

// Writes everything that a desk is into one sealed file: tables, documents and keys.
import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { pack, type Pack } from 'tar-stream';
import type { DocumentStorage } from '@/lib/service/documents/storage/document-storage';
import { SetupProblem } from '@/lib/setup-problem';
import {
  COUNTS,
  documentEntry,
  KEYS,
  PLAN,
  tablePart,
  type BackupCounts,
  type BackupTable,
} from './contents';
import { seal } from './sealed-stream';
import { listMigrations, listTables, readSequences, readTable, rowsIn } from './tables';
import { verifyBackup } from './verify';

export type BackupSource = {
  databaseUrl: string;
  storage: DocumentStorage;
  dataDir: string;
  /** MASTER_KEY, when it is set. */
  masterKey?: string | undefined;
};

/**
 * Takes one moment of the database and every document that it names, also while the program runs; `file` appears
 * whole and read back, or not at all. Throws SetupProblem when something is missing that a restore would need.
 */
export async function backup(source: BackupSource, file: string, passphrase: string): Promise<BackupCounts> {
  if (existsSync(file)) throw new SetupProblem(`${file} is there already. Choose another name.`);
  const keys = { masterKey: keyOf(source), demo: readIfThere(join(source.dataDir, 'demo.json')) };
  const unfinished = `${file}.${process.pid}.unfinished`;
  const client = new Client({ connectionString: source.databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const archive = pack();
    const written = pipeline(
      archive,
      createGzip(),
      (bytes: AsyncIterable<Buffer>) => seal(bytes, passphrase),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
    );
    await Promise.all([written, fill(archive, client, source.storage, keys).catch(stop(archive))]);
    const { counts } = await verifyBackup(unfinished, passphrase);
    renameSync(unfinished, file);
    return counts;
  } finally {
    rmSync(unfinished, { force: true });
    await client.end();
  }
}

/** Ends the writing with the failure of the reading. */
const stop = (archive: Pack) => (error: unknown) => {
  archive.destroy(error instanceof Error ? error : undefined);
  throw error;
};

async function fill(archive: Pack, client: Client, storage: DocumentStorage, keys: object): Promise<void> {
  const tables = await listTables(client);
  const migrations = await listMigrations(client);
  await add(archive, PLAN, json({ madeAt: new Date().toISOString(), migrations, tables }));
  await add(archive, KEYS, json(keys));
  const rows: Record<string, number> = {};
  for (const table of tables) rows[`${table.room}/${table.name}`] = await addTable(archive, client, table);
  const documents = await addDocuments(archive, client, tables, storage);
  await add(archive, COUNTS, json({ rows, documents, sequences: await readSequences(client) }));
  archive.finalize();
}

async function addTable(archive: Pack, client: Client, table: BackupTable): Promise<number> {
  let rows = 0;
  let part = 0;
  for await (const lines of readTable(client, table)) {
    await add(archive, tablePart(table, part++), lines);
    rows += rowsIn(lines);
  }
  return rows;
}

async function addDocuments(archive: Pack, client: Client, tables: BackupTable[], storage: DocumentStorage) {
  if (!tables.some(({ room, name }) => room === 'service' && name === 'Document')) return 0;
  const { rows } = await client.query<{ key: string }>(
    `SELECT "storageKey" AS key FROM service."Document" WHERE state = 'stored'`,
  );
  for (const { key } of rows) {
    const bytes = await storage.get(key);
    if (!bytes)
      throw new SetupProblem('A document was deleted meanwhile, or its file is missing. Try again.');
    await add(archive, documentEntry(key), bytes);
  }
  return rows.length;
}

/** Waits until the entry was taken over, so that memory stays small. */
function add(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function keyOf({ masterKey, dataDir }: BackupSource): string {
  const key = masterKey ?? readIfThere(join(dataDir, 'master.key'))?.trim();
  if (key) return key;
  throw new SetupProblem(`There is no master key in ${dataDir}: a backup without it could never be opened.`);
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

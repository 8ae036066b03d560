// The tables of both rooms, read and written as PostgreSQL's own COPY text: one line for each row.
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackupPlan, BackupTable } from './contents';

const PART_BYTES = 4 * 1024 * 1024;
const LINE_END = 0x0a;

/** Every table with its columns, parents and children in any order. */
export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT table_schema AS room, table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema IN ('service', 'desk') AND table_type = 'BASE TABLE'
        AND table_name <> '_prisma_migrations' AND is_generated = 'NEVER'
      GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows;
}

/** The migrations that the database has. */
export async function listMigrations(client: Client): Promise<BackupPlan['migrations']> {
  const migrations: BackupPlan['migrations'] = { service: {}, desk: {} };
  for (const room of ['service', 'desk'] as const) {
    const found = await client.query<{ table: string | null }>('SELECT to_regclass($1)::text AS table', [
      `${room}._prisma_migrations`,
    ]);
    if (!found.rows[0]?.table) continue;
    const { rows } = await client.query<{ name: string; checksum: string }>(
      `SELECT migration_name AS name, checksum FROM ${room}._prisma_migrations WHERE finished_at IS NOT NULL`,
    );
    migrations[room] = Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
  }
  return migrations;
}

/** The rows of one table in parts of whole lines. */
export async function* readTable(client: Client, table: BackupTable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  const copy = client.query(copyTo(`COPY ${named(table)} TO STDOUT`)) as AsyncIterable<Buffer>;
  for await (const chunk of copy) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(LINE_END) + 1;
    if (end === 0) continue;
    yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    bytes = all.length - end;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** How many rows a part holds: COPY writes a line break inside a value as two other characters. */
export function rowsIn(part: Buffer): number {
  let rows = 0;
  for (let at = part.indexOf(LINE_END); at >= 0; at = part.indexOf(LINE_END, at + 1)) rows += 1;
  return rows;
}

/** Adds the rows of one part. */
export async function writeRows(client: Client, table: BackupTable, part: Buffer): Promise<void> {
  const copy = client.query(copyFrom(`COPY ${named(table)} FROM STDIN`));
  const done = finished(copy);
  if (!copy.write(part)) await Promise.race([once(copy, 'drain'), done]);
  copy.end();
  await done;
}

const named = ({ room, name, columns }: BackupTable) =>
  `${room}."${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;

/** "room.sequence" → its last value; one that was never asked is left out. */
export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
       FROM pg_sequences WHERE schemaname IN ('service', 'desk') AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

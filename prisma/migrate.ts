// Brings a database up to the migrations that this program knows, all of them or none.
import { Pool } from 'pg';
import { SetupProblem } from '@/lib/setup-problem';
import {
  asEngineList,
  migrationsDirectory,
  NO_FILTER,
  readMigrations,
  type Migration,
  type Room,
} from './migrations';
import { openSchemaEngine } from './schema-engine';

/** Two starting processes wait for each other on this number. */
const MIGRATION_LOCK = 7_351_002;
const OLDEST_POSTGRES = 150_000;

export type MigrateOptions = {
  databaseUrl: string;
  rooms: readonly Room[];
  /** The directory that holds the rooms; the program's own unless a test brings one. */
  root?: string;
  /** Names of the migrations to apply, when it is to end before the newest. */
  only?: ReadonlySet<string>;
};

/**
 * Applies what is missing and returns the names of it. Everything happens in one transaction on one
 * connection: a start that is killed midway leaves the database as it was.
 * Throws SetupProblem for a database that cannot be reached, is too old, or is newer than the program.
 */
export async function migrate({ databaseUrl, rooms, root, only }: MigrateOptions): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
  try {
    await checkServer(pool, databaseUrl);
    const applied: string[] = [];
    await pool.query('BEGIN');
    await pool.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    for (const room of rooms) applied.push(...(await migrateRoom(pool, room, root, only)));
    await pool.query('COMMIT');
    return applied;
  } finally {
    // Ends the connection, and with it a transaction that did not reach its COMMIT.
    await pool.end();
  }
}

async function migrateRoom(
  pool: Pool,
  room: Room,
  root?: string,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const directory = migrationsDirectory(room, root);
  const known = readMigrations(directory).filter(({ name }) => only?.has(name) ?? true);
  await pool.query(`CREATE SCHEMA IF NOT EXISTS ${room}`);
  await pool.query(`SET LOCAL search_path TO ${room}`);
  const done = await appliedBefore(pool, room);
  refuseForeign(room, known, done);
  if (known.every(({ name }) => done.has(name))) return [];

  const { engine, scriptFailure } = await openSchemaEngine(pool, room);
  try {
    const migrationsList = asEngineList(directory, known);
    return (await engine.applyMigrations({ migrationsList, filters: NO_FILTER })).appliedMigrationNames;
  } catch (error) {
    // After a failed statement the engine reports that the transaction is aborted: the cause comes first.
    throw new Error(`A migration of "${room}" failed; nothing was changed.`, {
      cause: scriptFailure() ?? error,
    });
  } finally {
    engine.free();
  }
}

/** Name → checksum of what the database has. */
async function appliedBefore(pool: Pool, room: Room): Promise<Map<string, string>> {
  const table = await pool.query<{ name: string | null }>(`SELECT to_regclass($1)::text AS name`, [
    `${room}._prisma_migrations`,
  ]);
  if (!table.rows[0]?.name) return new Map();
  const { rows } = await pool.query<{ migration_name: string; checksum: string }>(
    `SELECT migration_name, checksum FROM ${room}._prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

function refuseForeign(room: Room, known: Migration[], done: Map<string, string>): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...done.keys()].filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw new SetupProblem(
      `The database is newer than this program: it has the ${room} migration ${unknown.join(', ')}. ` +
        'Start the newer program, or choose another DATA_DIR or DATABASE_URL.',
    );
  }
  const edited = known.find(({ name, checksum }) => done.has(name) && done.get(name) !== checksum);
  if (edited) {
    throw new SetupProblem(
      `The ${room} migration ${edited.name} was changed after this database got it. ` +
        'Restore the file, or choose another DATA_DIR or DATABASE_URL.',
    );
  }
}

async function checkServer(pool: Pool, databaseUrl: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: number; text: string }>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS text`,
    );
    if ((rows[0]?.version ?? 0) >= OLDEST_POSTGRES) return;
    throw new SetupProblem(
      `The database is PostgreSQL ${rows[0]?.text}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  } catch (error) {
    if (error instanceof SetupProblem) throw error;
    const { host } = new URL(databaseUrl);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new SetupProblem(`The database at ${host} does not answer: ${reason}. Correct DATABASE_URL.`, {
      cause: error,
    });
  }
}

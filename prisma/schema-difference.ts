// Compares the committed migrations of a room with its schema.prisma, and writes the next migration.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import {
  asEngineList,
  migrationsDirectory,
  NO_FILTER,
  readMigrations,
  schemaFile,
  type Room,
} from './migrations';
import { openSchemaEngine, type ShadowDatabase } from './schema-engine';

/** The SQL that leads from the migrations to the schema; empty when they agree. `serverUrl` may make databases. */
export async function schemaDifference(room: Room, serverUrl: string, root?: string): Promise<string> {
  const directory = migrationsDirectory(room, root);
  const shadow = await makeShadow(serverUrl, room);
  const { engine } = await openSchemaEngine(shadow.pool, room, () => makeShadow(serverUrl, room));
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...asEngineList(directory, readMigrations(directory)) },
      to: {
        tag: 'schemaDatamodel',
        files: [{ path: 'schema.prisma', content: readFileSync(schemaFile(room, root), 'utf8') }],
      },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    });
    const script = (stdout ?? '').trim();
    return script === '-- This is an empty migration.' ? '' : script;
  } finally {
    engine.free();
    await shadow.remove();
  }
}

/** Writes prisma/<room>/migrations/<UTC time>_<name>/migration.sql and returns its path; null when nothing differs. */
export async function writeMigration(room: Room, name: string, serverUrl: string, root?: string) {
  const script = await schemaDifference(room, serverUrl, root);
  if (script === '') return null;
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsDirectory(room, root), `${time}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), `${script}\n`);
  return join(folder, 'migration.sql');
}

async function makeShadow(serverUrl: string, room: Room): Promise<ShadowDatabase> {
  const name = `shadow_${randomBytes(6).toString('hex')}`;
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = new Pool({ connectionString: url.href, max: 1, options: `-c search_path=${room}` });
  await pool.query(`CREATE SCHEMA ${room}`);
  return {
    pool,
    remove: async () => {
      await pool.end();
      await server.query(`DROP DATABASE ${name}`);
      await server.end();
    },
  };
}

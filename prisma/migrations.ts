// The committed migrations of each room: prisma/<room>/migrations/<time>_<name>/migration.sql.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList, SchemaFilter } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** A room is a Postgres schema of the same name, with a Prisma schema and migrations of its own. */
export const ROOMS = ['service', 'desk'] as const;
export type Room = (typeof ROOMS)[number];

export type Migration = { name: string; sql: string; checksum: string };

const PRISMA = dirname(fileURLToPath(import.meta.url));

export const migrationsDirectory = (room: Room, root = PRISMA) => join(root, room, 'migrations');
export const schemaFile = (room: Room, root = PRISMA) => join(root, room, 'schema.prisma');

/** Every entity belongs to us; the engine wants it said. */
export const NO_FILTER: SchemaFilter = { externalTables: [], externalEnums: [] };

/** The migrations of `directory`, oldest first. */
export function readMigrations(directory: string): Migration[] {
  if (!existsSync(directory)) return [];
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The same in the form that the engine takes. */
export function asEngineList(directory: string, migrations: Migration[]): MigrationList {
  return {
    baseDir: directory,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

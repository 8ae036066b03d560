import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate';
import { migrationsDirectory, readMigrations, ROOMS } from './migrations';
import { openEmptyDatabase, type TestDatabase } from './test-database';

const root = mkdtempSync(join(tmpdir(), 'frontdesk-migrations-'));
let database: TestDatabase;

beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(async () => {
  await database.close();
  rmSync(join(root, 'service'), { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the migrations of a start', () => {
  it('bring an empty database up, and do nothing the second time', async () => {
    const all = ROOMS.flatMap((room) => readMigrations(migrationsDirectory(room)).map(({ name }) => name));
    expect(await migrate({ databaseUrl: database.url, rooms: ROOMS })).toEqual(all);
    expect(await migrate({ databaseUrl: database.url, rooms: ROOMS })).toEqual([]);
    expect(await tables('public')).toEqual([]);
  });

  it('leave the service out when it is somewhere else', async () => {
    await migrate({ databaseUrl: database.url, rooms: ['desk'] });
    expect(await tables('service')).toEqual([]);
    expect(await tables('desk')).toContain('Staff');
  });

  it('run once when two processes start together', async () => {
    const program = `import { migrate } from './prisma/migrate.ts';
      const applied = await migrate({ databaseUrl: ${JSON.stringify(database.url)}, rooms: ['service', 'desk'] });
      process.stdout.write(applied.length > 0 ? 'applied' : 'nothing to do');`;
    const said = await Promise.all([run(program), run(program)]);
    expect(said.sort()).toEqual(['applied', 'nothing to do']);
  }, 60_000);

  it('may hold functions, whose bodies have semicolons', async () => {
    write(
      '1_function',
      "CREATE FUNCTION one() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END; $$; SELECT ';';",
    );
    await migrateTrial();
    expect(await ask('SELECT service.one() AS value')).toEqual([{ value: 1 }]);
  });

  it('happen whole or not at all, and say what failed', async () => {
    write('1_good', 'CREATE TABLE good (id int)');
    write('2_bad', 'CREATE TABLE half (id int); CREATE TABLE half (id int)');
    await expect(migrateTrial()).rejects.toMatchObject({
      message: 'A migration of "service" failed; nothing was changed.',
      cause: { message: 'relation "half" already exists' },
    });
    expect(await tables('service')).toEqual([]);
    write('2_bad', 'CREATE TABLE half (id int)');
    expect(await migrateTrial()).toEqual(['1_good', '2_bad']);
  });
});

describe('a database that does not fit', () => {
  it('is refused when it is newer than the program', async () => {
    write('1_known', 'CREATE TABLE known (id int)');
    write('2_from_the_future', 'CREATE TABLE future (id int)');
    await migrateTrial();
    rmSync(join(root, 'service', 'migrations', '2_from_the_future'), { recursive: true });
    await expect(migrateTrial()).rejects.toThrow(
      'The database is newer than this program: it has the service migration 2_from_the_future.',
    );
  });

  it('is refused when a migration that it has was changed', async () => {
    write('1_known', 'CREATE TABLE known (id int)');
    await migrateTrial();
    write('1_known', 'CREATE TABLE known (id bigint)');
    await expect(migrateTrial()).rejects.toThrow('The service migration 1_known was changed after');
  });

  it('is named without its password when it does not answer', async () => {
    const url = 'postgresql://desk:hush@127.0.0.1:1/clinic';
    const refused = migrate({ databaseUrl: url, rooms: ROOMS });
    await expect(refused).rejects.toThrow(/127\.0\.0\.1:1 does not answer: .*Correct DATABASE_URL/);
    await expect(refused).rejects.not.toThrow(/hush/);
  });
});

const migrateTrial = () => migrate({ databaseUrl: database.url, rooms: ['service'], root });

function write(name: string, sql: string): void {
  const folder = join(root, 'service', 'migrations', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), sql);
}

async function run(program: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output;
}

async function tables(schema: string): Promise<string[]> {
  const rows = await ask(`SELECT tablename AS name FROM pg_tables WHERE schemaname = '${schema}'`);
  return rows.map(({ name }) => String(name));
}

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return client
    .query<Record<string, unknown>>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

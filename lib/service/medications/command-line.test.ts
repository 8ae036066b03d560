// The whole program, as `npm run catalogue -- …` starts it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@/prisma/test-database';
import { LiveIndex } from './catalogue/live-index';

const PROGRAM = join(import.meta.dirname, 'command-line.ts');
const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function start(words: string[], more: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: database.url, ...more };
  const done = spawnSync('node', ['--import', 'tsx', PROGRAM, ...words], { env, encoding: 'utf8' });
  return { code: done.status, said: done.stdout, complained: done.stderr };
}

it('explains itself', () => {
  const { code, said } = start(['import', '--help']);
  expect(code).toBe(0);
  expect(said).toContain('import FILE...');
  for (const words of [['import'], ['import', '--force', 'x']]) {
    expect(start(words)).toMatchObject({ code: 2, said: '' });
  }
});

it('loads a list that a running program then searches, and puts the built-in one back', async () => {
  const running = new LiveIndex(database.url);
  const builtIn = (await running.current()).rowCount;
  const count = async () => (await running.current()).rowCount;
  const file = join(folder, 'list.csv');
  writeFileSync(file, 'name\nDolo 650\n,\n');
  const loaded = start(['import', file]);
  expect(loaded.said).toMatch(/^1 products are searched, from list\.csv/);
  expect(loaded.complained).toContain(`${file}:3: has 2 cells; the first line has 1`);
  await vi.waitFor(async () => expect(await count()).toBe(1), { timeout: 15_000 });
  expect(start(['import', join(folder, 'none.csv')])).toEqual({
    code: 1,
    said: '',
    complained: `${folder}/none.csv: is not there\nNothing was changed.\n`,
  });
  expect(start(['show']).said).toMatch(/^1 products are searched, from list\.csv/);
  expect(start(['built-in']).code).toBe(0);
  await vi.waitFor(async () => expect(await count()).toBe(builtIn), { timeout: 15_000 });
  await running.close();
}, 60_000);

it('says where to go when medicines are searched elsewhere', () => {
  const remote = {
    SERVICE_BASE_URL: 'https://service.example',
    SERVICE_CLIENT_ID: 'desk',
    SERVICE_CLIENT_SECRET: 'secret',
  };
  const { code, complained } = start(['show'], remote);
  expect(code).toBe(1);
  expect(complained).toContain('SERVICE_BASE_URL is set');
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { migrationsDirectory, ROOMS, schemaFile } from './migrations';
import { schemaDifference, writeMigration } from './schema-difference';

it.each(ROOMS)('the committed migrations of %s lead to its schema', async (room) => {
  expect(await schemaDifference(room, inject('testServer').url)).toBe('');
});

it('the next migration holds what was added to the schema', async () => {
  const root = mkdtempSync(join(tmpdir(), 'frontdesk-next-'));
  mkdirSync(join(root, 'desk'));
  cpSync(migrationsDirectory('desk'), migrationsDirectory('desk', root), { recursive: true });
  const schema = `${readFileSync(schemaFile('desk'), 'utf8')}\nmodel Kettle {\n  id Int @id\n}\n`;
  writeFileSync(schemaFile('desk', root), schema);

  const { url } = inject('testServer');
  const file = await writeMigration('desk', 'add_kettle', url, root);
  expect(file).toMatch(/\/desk\/migrations\/\d{14}_add_kettle\/migration\.sql$/);
  expect(readFileSync(file ?? '', 'utf8')).toMatch(/^-- CreateTable\nCREATE TABLE "Kettle" \(/);
  expect(await writeMigration('desk', 'nothing', url, root)).toBeNull();
  rmSync(root, { recursive: true });
});

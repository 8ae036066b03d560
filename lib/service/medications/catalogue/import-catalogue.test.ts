// Files of every kind into the catalogue: taken whole, or refused in words with the old list in place.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasCatalogueFiles } from '@/bench/medications/catalogue-files';
import { openTestDatabase, type TestDatabase } from '@/prisma/test-database';
import { runCommand } from '../command-line/commands';
import { sampleRow } from '../sample-catalogue';
import { newestCatalogue, replaceCatalogue } from './catalogue-store';

const HEADER = 'name,generic_name,manufacturer_name,product_type,form,volumes,pack';
const DATA = join(import.meta.dirname, '../../../../../shared/data');
const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => replaceCatalogue(client, 'before', [[sampleRow('Olddol')]]));

function fileOf(content: string | Uint8Array, name = 'list.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Imports as the command line does; what went to standard error is `told`. */
async function imports(
  files: string[],
  options: { strict?: boolean; report?: string; signal?: AbortSignal } = {},
) {
  let told = '';
  const write = (text: string) => ((told += text), true);
  const { strict = false, report, signal = new AbortController().signal } = options;
  const command = { name: 'import' as const, files, strict, report };
  const said = await runCommand(client, command, { signal, stderr: { isTTY: false, write } });
  return { said, told: told.replaceAll(`${folder}/`, '') };
}

async function stored(): Promise<(string | null)[][]> {
  const { rows } = await client.query<Record<string, string | null>>(
    `SELECT name, "genericName", "manufacturerName", "productType", form, volumes
       FROM service."CatalogueProduct" ORDER BY number`,
  );
  return rows.map((row) => Object.values(row));
}

describe('a good file', () => {
  it('takes the place of the list there is', async () => {
    const file = fileOf(
      `${HEADER}\nDolo  650 ,Paracetamol,Micro Labs,Tablet,tablet,650mg,strip\n"Augmentin","Amoxicillin,Clavulanic Acid",,,,"500mg,125mg",\n`,
    );
    const { said, told } = await imports([file]);
    expect(said).toMatch(/^2 products are searched, from list\.csv, since 20/);
    expect(told).toBe('');
    expect(await stored()).toEqual([
      ['Dolo 650', 'Paracetamol', 'Micro Labs', 'Tablet', 'tablet', '650mg'],
      ['Augmentin', 'Amoxicillin,Clavulanic Acid', null, null, null, '500mg,125mg'],
    ]);
  });

  it.each([
    ['gzipped', gzipSync(`${HEADER}\nDolo,,,,,,\n`)],
    ['with a byte order mark and Windows line ends', `\ufeffname\r\nDolo\r\n`],
    ['without a last line end', 'Volumes,NAME \n5mg,Dolo'],
    ['with columns that nobody asked for', 'price,name\n12,Dolo\n'],
  ])('may come %s', async (_, content) => {
    await imports([fileOf(content)]);
    expect((await stored()).map(([name]) => name)).toEqual(['Dolo']);
  });

  it('may be several, as one list', async () => {
    const { said } = await imports([fileOf('name\nA1\n', 'a.csv'), fileOf('name\nB1\nB2\n', 'b.csv')]);
    expect(said).toMatch(/^3 products are searched, from a\.csv, b\.csv,/);
  });
});

describe('a file with wrong lines', () => {
  const file = () =>
    fileOf(
      `name,volumes\nDolo,5mg\n,5mg\nToo,many,cells\n${'x'.repeat(301)},${'5'.repeat(501)}\n"a"b,5mg\n---,\nCrocin\u0007,1\nCalpol,\n`,
    );
  const REFUSED = [
    'list.csv:3: name: is empty; every product has a name',
    'list.csv:4: has 3 cells; the first line has 2',
    'list.csv:5: name: has 301 characters; at most 300 are taken',
    'list.csv:5: volumes: has 501 characters; at most 500 are taken',
    'list.csv:6: text stands after a closing quotation mark',
    'list.csv:7: name: has no letter and no digit',
    'list.csv:8: name: holds control characters',
  ];

  it('is taken without them, and each is reported by line, column and rule', async () => {
    const { said, told } = await imports([file()]);
    expect(said).toMatch(/^2 products .*\nRefused lines, left out: 6\.\n/);
    expect(told.trim().split('\n')).toEqual(REFUSED);
    expect(await stored()).toHaveLength(2);
  });

  it('is refused as a whole when that is asked', async () => {
    await expect(imports([file()], { strict: true })).rejects.toThrow('6 lines are refused');
    expect(await newestCatalogue(client)).toMatchObject({ source: 'before' });
  });

  it('has the first ones printed, and all of them in a report', async () => {
    const many = `name\nDolo\n${',\n'.repeat(30)}`;
    const { told } = await imports([fileOf(many)]);
    expect(told.trim().split('\n')).toHaveLength(21);
    expect(told).toContain('and 10 more; --report FILE lists all of them');
    const report = join(folder, 'report.txt');
    expect((await imports([fileOf(many)], { report })).told).toBe('');
  });
});

describe('a bad file changes nothing and is refused in words', () => {
  const zipped = gzipSync(`${HEADER}\n${'Dolo,,,,,,\n'.repeat(5000)}`);
  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'is empty'],
    ['blank', '\n\n', 'has no line'],
    ['only a first line', `${HEADER}\n`, 'There is no product'],
    ['another list', 'brand,price\nDolo,12\n', 'of which name is needed'],
    ['two columns of one name', 'name,Name\nDolo,12\n', 'two columns name'],
    ['separated otherwise', 'name;form\nDolo;tablet\n', 'separated by ;'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004 and so on'), 'is a spreadsheet or a zip archive'],
    ['UTF-16', Buffer.from('\ufeffname\nDolo\n', 'utf16le'), 'is not UTF-8 text'],
    ['Latin-1', Buffer.from('name\nDol\xf3\n', 'latin1'), 'is not UTF-8 text'],
    ['ends within a letter', Buffer.from('name\nDolo\xc3', 'latin1'), 'is not UTF-8 text'],
    ['cut gzip', zipped.subarray(0, zipped.length - 20), 'ends in the middle of its gzip data'],
    ['damaged gzip', Buffer.concat([zipped.subarray(0, -8), Buffer.alloc(8, 7)]), 'is damaged'],
  ])('%s', async (_, content, words) => {
    await expect(imports([fileOf(content)])).rejects.toThrow(words);
    expect(await newestCatalogue(client)).toMatchObject({ source: 'before', products: 1 });
    expect(await stored()).toHaveLength(1);
  });

  it('not there, or no file, or bad after a good one', async () => {
    await expect(imports([join(folder, 'none.csv')])).rejects.toThrow('none.csv: is not there');
    await expect(imports([folder])).rejects.toThrow('is not a file');
    await expect(imports([fileOf('name\nA1\n', 'good.csv'), fileOf('x\n', 'bad.csv')])).rejects.toThrow(
      'bad.csv',
    );
    expect(await newestCatalogue(client)).toMatchObject({ source: 'before' });
  });

  it('interrupted', async () => {
    const file = fileOf('name\nDolo\n');
    await expect(imports([file], { signal: AbortSignal.abort() })).rejects.toThrow('interrupted');
    expect(await newestCatalogue(client)).toMatchObject({ source: 'before' });
  });
});

it.skipIf(!hasCatalogueFiles())('takes the real lists in without refusing a line', async () => {
  const files = ['medicines-in.csv.gz', 'medicines-us.csv.gz'].map((name) => join(DATA, name));
  const { said } = await imports(files, { strict: true });
  expect(said).toMatch(/^60,379 products are searched/);
});

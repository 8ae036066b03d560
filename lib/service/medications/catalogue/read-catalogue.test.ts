// What is read for the index is what was loaded, whatever signs are in it.
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@/prisma/test-database';
import type { CatalogueRow } from '../catalogue-row';
import { FIELDS } from '../product-text';
import { sampleRow } from '../sample-catalogue';
import { replaceCatalogue } from './catalogue-store';
import { readCatalogue } from './read-catalogue';

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await openTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.close();
});

it.each<[string, CatalogueRow[]]>([
  ['nothing', []],
  [
    'empty fields beside missing ones',
    [
      sampleRow('', {
        generic_name: null,
        manufacturer_name: null,
        product_type: null,
        form: null,
        volumes: null,
      }),
      sampleRow('Emptydol', {
        generic_name: '',
        manufacturer_name: '',
        product_type: '',
        form: '',
        volumes: '',
      }),
    ],
  ],
  [
    'tabs, line ends and backslashes',
    [
      sampleRow('Tab\tdol\t'),
      sampleRow('Line\ndol\r\n', { volumes: '\b\f\v' }),
      sampleRow('\\N', { generic_name: '\\N', form: '\\' }),
      sampleRow('Back\\ndol \\\\'),
    ],
  ],
  [
    'letters of several bytes across many packets',
    Array.from({ length: 5000 }, (_, at) => sampleRow(`Ünïdol ${at} дол 💊`, { manufacturer_name: '°é—' })),
  ],
])('reads %s as it was loaded', async (_, rows) => {
  const { id } = await replaceCatalogue(client, 'test', [rows]);
  const read: string[][] = [];
  const fields = Array.from({ length: FIELDS }, (_, field) => field);
  await readCatalogue(client, id, fields, (product) => read.push(fields.map((field) => product.at(field))));
  // A field that is not given and an empty one are the same to a search.
  expect(read).toEqual(
    rows.map((row, at) => [
      String(at + 1),
      row.name,
      row.generic_name ?? '',
      row.manufacturer_name ?? '',
      row.product_type ?? '',
      row.form ?? '',
      row.volumes ?? '',
    ]),
  );
});

// Two processes on one database: a catalogue that one loads is searched by the other, and none searches half of one.
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { medicationResults, type MedicationQuery } from '@/lib/contract/medication';
import { openTestDatabase, type TestDatabase } from '@/prisma/test-database';
import { buildMedicationIndex } from '../build-index';
import type { CatalogueRow } from '../catalogue-row';
import { sampleRow } from '../sample-catalogue';
import { searchMedications } from '../search';
import { BUILT_IN, newestCatalogue, replaceCatalogue, type Pages } from './catalogue-store';
import { builtInCatalogue } from './index';
import { LiveIndex } from './live-index';

const IN_TIME = { timeout: 15_000 };
let database: TestDatabase;
let client: Client;
let indexes: LiveIndex[];
beforeEach(async () => {
  database = await openTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  indexes = [new LiveIndex(database.url), new LiveIndex(database.url)];
});
afterEach(async () => {
  await Promise.all(indexes.map((index) => index.close()));
  await client.end();
  await database.close();
});

const counts = async () => Promise.all(indexes.map(async (index) => (await index.current()).rowCount));
const load = (...rows: CatalogueRow[]) => replaceCatalogue(client, 'test', [rows]);
/** How many wait to read the catalogue's products. */
const readers = async () => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks
      WHERE relation = 'service."CatalogueProduct"'::regclass AND NOT granted`,
  );
  return rows[0]?.count;
};
const top = async (index: LiveIndex | undefined, drug_name: string) =>
  index && medicationResults.parse(JSON.parse(await index.search({ drug_name })))[0]?.name;

it('a first start loads the built-in catalogue once, however many processes start', async () => {
  const products = [...builtInCatalogue()].length;
  expect(await counts()).toEqual([products, products]);
  expect(await newestCatalogue(client)).toMatchObject({ id: 1, source: BUILT_IN, products });
  const { rows } = await client.query('SELECT count(*)::int AS count FROM service."CatalogueProduct"');
  expect(rows).toEqual([{ count: products }]);
});

it('answers what an index answers that one thread built at one go', async () => {
  const atOneGo = buildMedicationIndex(builtInCatalogue());
  const queries: MedicationQuery[] = [
    { drug_name: 'Dolo 650' },
    { drug_name: 'augmentn duo' },
    { drug_name: 'tlma h' },
    { drug_name: 'syrup amoxi' },
    { drug_name: '500' },
    { generic_names: 'clavulanic acid,amoxycillin', form: 'tab' },
    { drug_name: 'para', volumes: '120mg/5ml' },
  ];
  for (const query of queries) {
    const answer = medicationResults.parse(JSON.parse((await indexes[0]?.search(query)) ?? '[]'));
    expect(answer.length).toBeGreaterThan(0);
    expect(answer).toEqual(searchMedications(atOneGo, query));
  }
});

it('a catalogue that another process loads is searched by all of them', async () => {
  await counts();
  await load(sampleRow('Freshdol 500'), sampleRow('Otherdol'));
  await vi.waitFor(async () => expect(await counts()).toEqual([2, 2]), IN_TIME);
  expect(await top(indexes[1], 'freshdol')).toBe('Freshdol 500');
  await load();
  await vi.waitFor(async () => expect(await counts()).toEqual([0, 0]), IN_TIME);
  expect(await top(indexes[0], 'freshdol')).toBeUndefined();
});

it('answers from the old one until the last row of the new one is in, and for good when that never comes', async () => {
  await load(sampleRow('Olddol'));
  await counts();
  async function* halves(): AsyncIterable<CatalogueRow[]> {
    yield [sampleRow('Newdol')];
    expect(await top(indexes[0], 'olddol')).toBe('Olddol');
    expect(await top(indexes[1], 'newdol')).toBeUndefined();
    throw new Error('the file ends here');
  }
  const broken: Pages = halves();
  await expect(replaceCatalogue(client, 'test', broken)).rejects.toThrow('the file ends here');
  expect(await newestCatalogue(client)).toMatchObject({ products: 1 });
  indexes.push(new LiveIndex(database.url));
  expect(await top(indexes[2], 'olddol')).toBe('Olddol');
});

it('two loads at once follow each other, and the later one stays', async () => {
  await counts();
  const second = new Client({ connectionString: database.url });
  await second.connect();
  const both = [load(sampleRow('Onedol')), replaceCatalogue(second, 'test', [[sampleRow('Twodol')]])];
  const [one, two] = await Promise.all(both);
  await second.end();
  const name = (one?.id ?? 0) > (two?.id ?? 0) ? 'Onedol' : 'Twodol';
  await vi.waitFor(async () => expect(await top(indexes[0], name)).toBe(name), IN_TIME);
  const { rows } = await client.query('SELECT name FROM service."CatalogueProduct"');
  expect(rows).toEqual([{ name }]);
});

it('finds its way back after the database ended its connection', async () => {
  await load(sampleRow('Olddol'));
  await counts();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  expect(await top(indexes[0], 'olddol')).toBe('Olddol');
  await load(sampleRow('Newdol'));
  await vi.waitFor(async () => expect(await top(indexes[0], 'newdol')).toBe('Newdol'), IN_TIME);
  await vi.waitFor(async () => expect(await top(indexes[1], 'newdol')).toBe('Newdol'), IN_TIME);
});

it('says why it cannot be built, and builds it as soon as it can', async () => {
  await load(sampleRow('Freshdol'));
  await client.query('ALTER TABLE service."CatalogueProduct" RENAME COLUMN form TO shape');
  await expect(indexes[0]?.current()).rejects.toThrow('"form" does not exist');
  await client.query('ALTER TABLE service."CatalogueProduct" RENAME COLUMN shape TO form');
  await vi.waitFor(async () => expect(await top(indexes[0], 'freshdol')).toBe('Freshdol'), IN_TIME);
});

it('a program that ends does not wait for an index that is being built', async () => {
  await load(sampleRow('Slowdol'));
  await client.query('BEGIN');
  await client.query('LOCK TABLE service."CatalogueProduct"');
  const building = expect(indexes[0]?.current()).rejects.toThrow('closed');
  await vi.waitFor(async () => expect(await readers()).toBeGreaterThan(0), IN_TIME);
  await indexes[0]?.close();
  await building;
  await client.query('ROLLBACK');
});

it('says so while there is no database and nothing to answer from', async () => {
  const address = new URL(database.url);
  address.pathname = '/there_is_no_such_database';
  const lost = new LiveIndex(address.href);
  await expect(lost.current()).rejects.toThrow('does not exist');
  await lost.close();
  await expect(lost.current()).rejects.toThrow('closed');
});

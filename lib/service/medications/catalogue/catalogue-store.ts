// The catalogue in PostgreSQL: one list at a time, put in place whole or not at all, and read as it was at one moment.
import type { ClientBase } from 'pg';
import { nowSeconds } from '../../clock';
import type { CatalogueRow } from '../catalogue-row';
import { builtInCatalogue } from './index';

/** Processes that hold an index listen here; the payload is the new catalogue's id, or that one is being loaded. */
export const CATALOGUE_CHANNEL = 'service_catalogue';
export const CATALOGUE_COMES = 'comes';
/** The source of the list that comes with the program. */
export const BUILT_IN = 'built-in';
/** Rows of one statement: some milliseconds of work for whoever reads them. */
const PAGE = 1000;

export type Catalogue = { id: number; source: string; products: number; loadedAt: number };
/** Rows in parts, so that no reader has to hold all of them. */
export type Pages = Iterable<CatalogueRow[]> | AsyncIterable<CatalogueRow[]>;

/** The catalogue that is searched, or null before the first one. */
export async function newestCatalogue(client: ClientBase): Promise<Catalogue | null> {
  const { rows } = await client.query<Catalogue>(
    `SELECT id, source, products, "loadedAt"::float8 AS "loadedAt" FROM service."Catalogue" ORDER BY id DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** Puts the rows in place of the catalogue there is. Searches see the old one until the last row is in. */
export async function replaceCatalogue(client: ClientBase, source: string, pages: Pages): Promise<Catalogue> {
  // Told at once, outside of the transaction: a thread that is to build gets ready meanwhile.
  await client.query(`SELECT pg_notify($1, $2)`, [CATALOGUE_CHANNEL, CATALOGUE_COMES]);
  return inOneTransaction(client, async () => {
    await lockCatalogue(client);
    return await load(client, source, pages);
  });
}

/** The newest catalogue; the built-in list becomes it when there is none. */
export async function catalogueOrBuiltIn(client: ClientBase): Promise<Catalogue> {
  const newest = await newestCatalogue(client);
  if (newest) return newest;
  return inOneTransaction(client, async () => {
    await lockCatalogue(client);
    return (await newestCatalogue(client)) ?? (await load(client, BUILT_IN, builtInPages()));
  });
}

/** The built-in list as it is loaded. */
export function* builtInPages(): Iterable<CatalogueRow[]> {
  const rows = [...builtInCatalogue()];
  for (let at = 0; at < rows.length; at += PAGE) yield rows.slice(at, at + PAGE);
}

/** One loader at a time; readers go on. It ends with the transaction. */
async function lockCatalogue(client: ClientBase): Promise<void> {
  await client.query(`LOCK TABLE service."Catalogue" IN SHARE ROW EXCLUSIVE MODE`);
}

async function load(client: ClientBase, source: string, pages: Pages): Promise<Catalogue> {
  const loadedAt = nowSeconds();
  const inserted = await client.query<{ id: number }>(
    `INSERT INTO service."Catalogue" (source, products, "loadedAt") VALUES ($1, 0, $2) RETURNING id`,
    [source, loadedAt],
  );
  const id = inserted.rows[0]?.id ?? 0;
  let products = 0;
  for await (const rows of pages) {
    await insertRows(client, id, products, rows);
    products += rows.length;
  }
  await client.query(`UPDATE service."Catalogue" SET products = $2 WHERE id = $1`, [id, products]);
  await client.query(`DELETE FROM service."Catalogue" WHERE id < $1`, [id]);
  await client.query(`SELECT pg_notify($1, $2)`, [CATALOGUE_CHANNEL, String(id)]);
  return { id, source, products, loadedAt };
}

async function insertRows(client: ClientBase, id: number, before: number, rows: CatalogueRow[]) {
  const column = (name: keyof CatalogueRow) => rows.map((row) => row[name]);
  await client.query(
    `INSERT INTO service."CatalogueProduct"
       ("catalogueId", number, name, "genericName", "manufacturerName", "productType", form, volumes)
     SELECT $1, $2 + place, name, generic, maker, type, form, volumes
       FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
         WITH ORDINALITY AS product (name, generic, maker, type, form, volumes, place)`,
    [
      id,
      before,
      column('name'),
      column('generic_name'),
      column('manufacturer_name'),
      column('product_type'),
      column('form'),
      column('volumes'),
    ],
  );
}

async function inOneTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that broke has nothing left to take back.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

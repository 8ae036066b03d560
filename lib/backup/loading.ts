// Fills a database that has its tables but no rows, in one transaction of the caller's.
import type { Client } from 'pg';

type Reference = { table: string; name: string };

/** Runs `load` with every reference between rows checked at the end only, so that tables may come in any order. */
export async function withLateReferences(client: Client, load: () => Promise<void>): Promise<void> {
  const references = await listReferences(client);
  for (const one of references) await alter(client, one, 'DEFERRABLE INITIALLY DEFERRED');
  await load();
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const one of references) await alter(client, one, 'NOT DEFERRABLE');
}

async function listReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name
       FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
      WHERE contype = 'f' AND nspname IN ('service', 'desk')`,
  );
  return rows;
}

const alter = (client: Client, { table, name }: Reference, how: string) =>
  client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${how}`);

/** Goes on counting where the backup stopped. */
export async function writeSequences(client: Client, sequences: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [name, value]);
  }
}

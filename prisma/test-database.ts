// A database for one test file: a copy of the migrated template on the run's PostgreSQL.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export type TestDatabase = {
  /** Its address. */
  url: string;
  /** Removes it, also while connections to it are open. */
  close(): Promise<void>;
};

/** Makes one with every table of both rooms; call it in `beforeAll` and its `close` in `afterAll`. */
export function openTestDatabase(): Promise<TestDatabase> {
  return make(` TEMPLATE ${inject('testServer').template}`);
}

/** Makes one without tables. */
export function openEmptyDatabase(): Promise<TestDatabase> {
  return make('');
}

async function make(from: string): Promise<TestDatabase> {
  const { url } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `CREATE DATABASE ${name}${from}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, close: () => onServer(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

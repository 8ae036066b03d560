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
  return { url: own.href, close: () => drop(url, name) };
}

/**
 * Ends our own connections and then drops. WITH (FORCE) would also have to end an autovacuum worker, which a role
 * that is no superuser may not; a plain DROP sends it away by itself.
 */
async function drop(url: string, name: string): Promise<void> {
  await onServer(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND usename = current_user`,
  );
  await onServer(url, `DROP DATABASE ${name}`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

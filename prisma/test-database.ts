// A database for one test file: a copy of the migrated template on the run's PostgreSQL.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export type TestDatabase = {
  /** The address of an empty database with every table of both rooms. */
  url: string;
  /** Removes it, also while connections to it are open. */
  close(): Promise<void>;
};

/** Makes one; call it in `beforeAll` and its `close` in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, close: () => onServer(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

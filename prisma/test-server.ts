// Vitest's global set-up: one PostgreSQL for the run, with a migrated template that test databases are copies of.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from './migrate';
import { ROOMS } from './migrations';
import { startScratch } from './scratch';

declare module 'vitest' {
  interface ProvidedContext {
    /** An address that may make databases, and the name of the migrated one. */
    testServer: { url: string; template: string };
  }
}

/** Uses the PostgreSQL of DATABASE_URL when it is set, else a scratch one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const scratch = given ? null : await startScratch();
  if (scratch) await allowDatabases(scratch.ownerUrl);
  const url = given ?? scratch?.url ?? '';
  const template = `template_${randomBytes(6).toString('hex')}`;
  await onServer(url, `CREATE DATABASE ${template}`);
  await migrate({ databaseUrl: withDatabase(url, template), rooms: ROOMS });
  project.provide('testServer', { url, template });
  return async () => {
    if (scratch) await scratch.remove();
    else await onServer(url, `DROP DATABASE ${template}`);
  };
}

/** The tests run with the program's own role, so that a right that it lacks is missed here and not in a clinic. */
function allowDatabases(ownerUrl: string): Promise<void> {
  return onServer(ownerUrl, 'ALTER ROLE frontdesk CREATEDB');
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from './embedded';

let dataDir: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-embedded-'));
  // Passable, so that root's database user keeps the data here as everybody else does.
  chmodSync(dataDir, 0o711);
  database = await startEmbedded(dataDir);
});
afterAll(async () => {
  await database.close();
  rmSync(dirname(database.cluster), { recursive: true });
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('promises what it has answered: nothing is lost in a power cut', async () => {
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'];
    for (const name of settings) expect([name, await one(`SHOW ${name}`)]).toEqual([name, 'on']);
  });

  it('is reached from this machine only, with a password', async () => {
    expect(await one('SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await one('SHOW password_encryption')).toBe('scram-sha-256');
    const wrong = new URL(database.url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  });

  it('gives the program a role that owns its database and nothing else', async () => {
    expect(
      await one('SELECT rolsuper OR rolcreaterole OR rolcreatedb FROM pg_roles WHERE rolname = current_user'),
    ).toBe(false);
    await ask(database.url, 'CREATE SCHEMA trial CREATE TABLE kept (id int)');
  });

  it('leaves no value of a row in its log', async () => {
    await ask(database.url, 'CREATE TABLE patient (name text UNIQUE)');
    await ask(database.url, "INSERT INTO patient VALUES ('Asha Rao')");
    await expect(ask(database.url, "INSERT INTO patient VALUES ('Asha Rao')")).rejects.toThrow(
      /duplicate key/,
    );
    expect(readFileSync(`${database.cluster}.log`, 'utf8')).not.toContain('Asha');
  });

  it('keeps data and port over a stop, and takes another port when its own is taken', async () => {
    const { port } = new URL(database.url);
    await database.close();
    await expect(ask(database.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    database = await startEmbedded(dataDir);
    expect([database.adopted, new URL(database.url).port]).toEqual([false, port]);

    await database.close();
    const other = createServer().listen(Number(port), '127.0.0.1');
    await once(other, 'listening');
    database = await startEmbedded(dataDir);
    other.close();
    expect(new URL(database.url).port).not.toBe(port);
    expect(await one('SELECT count(*)::int FROM trial.kept')).toBe(0);
  });

  it('is adopted when the program that started it was killed', async () => {
    await database.close();
    const program = `import { startEmbedded } from './prisma/embedded.ts';
      process.stdout.write((await startEmbedded(${JSON.stringify(dataDir)})).url);
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    const [url] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await ask(url.toString(), 'SELECT 1 AS value')).toBe(1);

    database = await startEmbedded(dataDir);
    expect(database).toMatchObject({ adopted: true, url: url.toString() });
  });

  it('comes up although its old process id belongs to another program by now', async () => {
    const pidFile = join(database.cluster, 'postmaster.pid');
    const text = readFileSync(pidFile, 'utf8');
    await database.close();
    writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)));
    database = await startEmbedded(dataDir);
    expect(database.adopted).toBe(false);
  });

  it('comes up after the server itself was killed, with everything that was answered', async () => {
    await ask(database.url, 'INSERT INTO trial.kept VALUES (1)');
    process.kill(database.pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 500));
    database = await startEmbedded(dataDir);
    expect(await one('SELECT count(*)::int FROM trial.kept')).toBe(1);
  });
});

describe('a start that cannot be', () => {
  it('names the damaged file that holds the password', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'frontdesk-broken-'));
    writeFileSync(join(broken, 'postgres.json'), '{"home":null}');
    await expect(startEmbedded(broken)).rejects.toThrow(/postgres\.json is damaged.*another DATA_DIR/s);
    rmSync(broken, { recursive: true });
  });

  it('names DATABASE_URL when the place cannot be used', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'frontdesk-broken-'));
    writeFileSync(join(broken, 'file'), '');
    await expect(startEmbedded(join(broken, 'file', 'data'))).rejects.toThrow(/DATABASE_URL/);
    rmSync(broken, { recursive: true });
  });
});

const one = (statement: string) => ask(database.url, statement);

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

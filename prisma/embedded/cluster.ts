// Makes the cluster, the directory that holds the databases, once.
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { cannotRun, startFailure } from './failure';

/** The superuser; the program itself uses a role without its rights. */
export const OWNER = 'postgres';

/** PostgreSQL must not see our secrets, nor settings like PGDATA that change what it does. */
export const PLAIN_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
  NODE_ENV: process.env.NODE_ENV, // demanded by Next's types alone
};

/**
 * Makes `<home>/postgres` unless it is there. It is made beside its place and then renamed, so that a
 * start that was killed leaves no half cluster behind.
 */
export async function makeCluster(home: string, binaries: Binaries, account: Account, password: string) {
  const cluster = join(home, 'postgres');
  if (existsSync(cluster)) return cluster;
  for (const left of readdirSync(home).filter((name) => name.startsWith('postgres.making-'))) {
    rmSync(join(home, left), { recursive: true });
  }
  const making = join(home, `postgres.making-${process.pid}`);
  const passwordFile = `${making}-password`;
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const path of [making, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    await initdb(binaries, making, passwordFile, home, account);
  } finally {
    rmSync(passwordFile);
  }
  renameSync(making, cluster);
  return cluster;
}

function initdb(
  { initdb: program, locale }: Binaries,
  directory: string,
  passwordFile: string,
  home: string,
  account: Account,
) {
  const options = [
    `--pgdata=${directory}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth-host=scram-sha-256',
    '--auth-local=reject',
    '--encoding=UTF8',
    ...locale,
    '--data-checksums',
  ];
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, options, { cwd: home, env: PLAIN_ENVIRONMENT, ...account });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => reject(cannotRun(program, error)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(startFailure(output, directory))));
  });
}

// The embedded PostgreSQL: a real server from npm's binaries, for this machine's own processes only.
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { SetupProblem } from '@/lib/setup-problem';
import { databaseAccount, type Account } from './embedded/account';
import { findBinaries, type Binaries } from './embedded/binaries';
import { makeCluster, OWNER } from './embedded/cluster';
import { choosePlace, recall, reachableByOthers, remember, type Remembered } from './embedded/place';
import { findRunning, startPostmaster, stopPostmaster, type Postmaster } from './embedded/postmaster';

export type EmbeddedDatabase = {
  /** Address for the program: a role that owns its database and nothing else. */
  url: string;
  /** Address for the superuser, for tests that make databases. */
  ownerUrl: string;
  /** Where the data is. */
  cluster: string;
  /** The server's process. */
  pid: number;
  /** True when a server was found that had outlived its program. */
  adopted: boolean;
  /** Stops the server after open statements were rolled back. */
  close(): Promise<void>;
};

const NAME = 'frontdesk';
const PORT_ATTEMPTS = 3;

/**
 * Starts the embedded PostgreSQL of a data directory, or adopts the server that a killed program left.
 * The caller must hold the data directory. Other programs than npm's may be `given`. Throws SetupProblem when the system cannot run it.
 */
export async function startEmbedded(dataDir: string, given?: Binaries): Promise<EmbeddedDatabase> {
  try {
    return await start(dataDir, given);
  } catch (error) {
    throw explained(error, dataDir);
  }
}

async function start(dataDir: string, given?: Binaries): Promise<EmbeddedDatabase> {
  const account = databaseAccount();
  // Root's database user must be able to pass through DATA_DIR; the secrets in it have their own modes.
  mkdirSync(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
  const known = recall(dataDir);
  const memory = known ?? choosePlace(dataDir, account !== null && !reachableByOthers(dataDir));
  if (!known) remember(dataDir, memory);
  const home = memory.home ?? dataDir;
  mkdirSync(home, { recursive: true, mode: 0o711 });

  const running = existsSync(join(home, 'postgres')) ? await findRunning(join(home, 'postgres')) : null;
  const server = running ?? (await startFresh(dataDir, home, memory, account, given));
  const cluster = join(home, 'postgres');
  await makeDatabase(memory, server);
  return {
    url: address(NAME, memory.appPassword, server.port, NAME),
    ownerUrl: address(OWNER, memory.ownerPassword, server.port, 'postgres'),
    cluster,
    pid: server.pid,
    adopted: running !== null,
    close: () => stopPostmaster(cluster, server.pid),
  };
}

async function startFresh(
  dataDir: string,
  home: string,
  memory: Remembered,
  account: Account,
  given?: Binaries,
) {
  const binaries = given ?? findBinaries(dataDir, account !== null);
  const cluster = await makeCluster(home, binaries, account, memory.ownerPassword);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(attempt === 1 ? memory.port : null);
    try {
      const server = await startPostmaster(binaries.postgres, cluster, port, account);
      if (port !== memory.port) remember(dataDir, { ...memory, port });
      return server;
    } catch (error) {
      // Another program may take the port between our look and PostgreSQL's.
      const portTaken = error instanceof SetupProblem && /could not bind/.test(error.message);
      if (!portTaken || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

/** The program's role and database; made again when the first start was killed between the two. */
async function makeDatabase(memory: Remembered, server: Postmaster): Promise<void> {
  const client = new Client({
    connectionString: address(OWNER, memory.ownerPassword, server.port, 'postgres'),
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
      [NAME],
    );
    const password = client.escapeLiteral(memory.appPassword);
    if (!rows[0]?.role) await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD ${password}`);
    if (!rows[0]?.database) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  } finally {
    await client.end();
  }
}

const address = (user: string, password: string, port: number, database: string) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

/** `wanted` when nothing listens there, else a port that the system gives. */
async function freePort(wanted: number | null): Promise<number> {
  for (const port of wanted === null ? [0] : [wanted, 0]) {
    const found = await new Promise<number | null>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(null));
      probe.listen(port, '127.0.0.1', () => {
        const bound = probe.address();
        probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : null));
      });
    });
    if (found !== null) return found;
  }
  throw new SetupProblem('No free port on 127.0.0.1 for the embedded PostgreSQL. Set DATABASE_URL instead.');
}

const FILE_PROBLEMS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'no permission (it may belong to another user)',
  EPERM: 'no permission (it may belong to another user)',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of it is a file, not a directory',
};

function explained(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const problem = FILE_PROBLEMS[String(error.code)];
  if (problem === undefined) return error;
  const path = 'path' in error ? String(error.path) : dataDir;
  return new SetupProblem(
    `The embedded PostgreSQL cannot use ${path}: ${problem}. Correct that, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    { cause: error },
  );
}

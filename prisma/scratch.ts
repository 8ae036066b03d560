// A PostgreSQL for tests and tools: it lives in a temporary directory and leaves nothing behind.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Binaries } from './embedded/binaries';
import { startEmbedded, type EmbeddedDatabase } from './embedded';

export type ScratchDatabase = Pick<EmbeddedDatabase, 'url' | 'ownerUrl'> & {
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
};

const GUARD = join(dirname(fileURLToPath(import.meta.url)), 'scratch-guard.mjs');

/** Starts one, of other programs when they are `given`. Should this process be killed, a guard removes it all the same. */
export async function startScratch(given?: Binaries): Promise<ScratchDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-scratch-'));
  // Root's database user must be able to pass; the directories below are closed.
  chmodSync(directory, 0o711);
  const database = await startEmbedded(directory, given);
  const guard = spawn(process.execPath, [GUARD, String(database.pid), directory, dirname(database.cluster)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return {
    ...database,
    remove: async () => {
      await database.close();
      await rm(dirname(database.cluster), { recursive: true, force: true });
      await rm(directory, { recursive: true, force: true });
      guard.stdin.end();
    },
  };
}

/** Runs `work` with a scratch server that lives only as long. */
export async function withScratchServer<T>(work: (serverUrl: string) => Promise<T>): Promise<T> {
  const server = await startScratch();
  try {
    return await work(server.ownerUrl);
  } finally {
    await server.remove();
  }
}

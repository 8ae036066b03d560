// A catalogue is loaded while another process answers from the one before: how long until the new one answers, and
// how long the answering process pauses meanwhile.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { replaceCatalogue } from '@/lib/service/medications/catalogue/catalogue-store';
import { migrate } from '@/prisma/migrate';
import { withScratchServer } from '@/prisma/scratch';
import type { Watched } from './building-watch';

const PAGE = 1000;

export type Building = Omit<Watched, 'answered'> & {
  /** From the end of the load to the first answer from the new catalogue, in milliseconds. */
  took: number;
};

/** Loads `before`, then `rows`, into a database that a server process answers from. */
export async function buildWhileAnswering(
  before: readonly CatalogueRow[],
  rows: readonly CatalogueRow[],
): Promise<Building> {
  return withScratchServer(async (databaseUrl) => {
    await migrate({ databaseUrl, rooms: ['service'] });
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await replaceCatalogue(client, 'before', pagesOf(before));
    const server = startServer(databaseUrl);
    try {
      await once(server, 'message');
      const told = once(server, 'message') as Promise<[Watched]>;
      await replaceCatalogue(
        client,
        'after',
        pagesOf(rows, () => server.send(rows.length)),
      );
      const loaded = Date.now();
      const [{ answered, ...pauses }] = await told;
      return { took: answered - loaded, ...pauses };
    } finally {
      server.kill();
      await client.end();
    }
  });
}

function startServer(databaseUrl: string): ChildProcess {
  return fork(join(import.meta.dirname, 'building-watch.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', BENCH_SETTING: databaseUrl },
  });
}

function* pagesOf(rows: readonly CatalogueRow[], atEnd?: () => void): Iterable<CatalogueRow[]> {
  for (let at = 0; at < rows.length; at += PAGE) yield rows.slice(at, at + PAGE);
  atEnd?.();
}

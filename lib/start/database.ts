// The database of the program: the one that DATABASE_URL names, or the embedded one; with all its tables.
import type { Environment } from '@/lib/env';
import { startEmbedded } from '@/prisma/embedded';
import { migrate } from '@/prisma/migrate';
import type { Closing } from './closing';
import { say } from './say';

/** Resolves to the address of a database that has every migration. */
export async function openDatabase(environment: Environment, closing: Closing): Promise<string> {
  const databaseUrl = environment.DATABASE_URL ?? (await openEmbedded(environment.DATA_DIR, closing));
  // With a remote service its tables have no reader here.
  const rooms =
    environment.SERVICE_BASE_URL === undefined ? (['service', 'desk'] as const) : (['desk'] as const);
  const applied = await migrate({ databaseUrl, rooms });
  if (applied.length > 0) say(`Database prepared (${applied.length} migrations).`);
  return databaseUrl;
}

async function openEmbedded(dataDir: string, closing: Closing): Promise<string> {
  const starting = startEmbedded(dataDir);
  // Said before it has started: a signal that comes meanwhile must not leave the server behind.
  await closing.add('the embedded PostgreSQL', () =>
    starting.then(
      (started) => started.close(),
      () => undefined, // Why it did not start is told below.
    ),
  );
  const database = await starting;
  if (database.adopted) say('Took over the database that an earlier run left running.');
  if (!database.cluster.startsWith(dataDir)) {
    say(`PostgreSQL may not run as root and cannot reach ${dataDir}; its data is in ${database.cluster}`);
  }
  return database.url;
}

// The desk's Prisma client: one pool in the process, although Next's bundle and server.ts load this file twice.
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type Prisma } from '@/prisma/desk/generated/client';

export type DeskStore = PrismaClient;
/** Inside `store.$transaction(async (tx) => …)`. */
export type DeskTransaction = Prisma.TransactionClient;

const SHARED = Symbol.for('front-desk.desk-store');
type Shared = typeof globalThis & { [SHARED]?: DeskStore | undefined };

/** Opens a store on a PostgreSQL address, for tests, seeds and commands; `connections` bounds the pool. */
export function openDeskStore(databaseUrl: string, connections = 10): DeskStore {
  const adapter = new PrismaPg({ connectionString: databaseUrl, max: connections }, { schema: 'desk' });
  return new PrismaClient({ adapter });
}

/** The process's store; opened at the first call on `DATABASE_URL`, which server.ts sets for the embedded one too. */
export function deskStore(): DeskStore {
  const shared = globalThis as Shared;
  if (!shared[SHARED]) {
    const databaseUrl = process.env['DATABASE_URL'];
    if (!databaseUrl)
      throw new Error('The desk has no database: server.ts sets DATABASE_URL before Next starts.');
    shared[SHARED] = openDeskStore(databaseUrl);
  }
  return shared[SHARED];
}

/** Ends the process's store; the next `deskStore()` opens a new one. */
export async function closeDeskStore(): Promise<void> {
  const shared = globalThis as Shared;
  const open = shared[SHARED];
  shared[SHARED] = undefined;
  await open?.$disconnect();
}

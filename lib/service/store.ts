// The service's Prisma client: one pool for the whole service.
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type Prisma } from '@/prisma/service/generated/client';

export type Store = PrismaClient;
/** Inside `store.$transaction(async (tx) => …)`. */
export type Transaction = Prisma.TransactionClient;

/** Opens the service's store on a PostgreSQL address; `connections` bounds the pool. */
export function openStore(databaseUrl: string, connections = 16): Store {
  const adapter = new PrismaPg({ connectionString: databaseUrl, max: connections }, { schema: 'service' });
  // Writers of one appointment queue behind each other; they wait rather than fail after Prisma's two seconds.
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 10_000 } });
}

// The service's Prisma client: one pool for the whole service.
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type Prisma } from '@/prisma/service/generated/client';

export type Store = PrismaClient;
/** Inside `store.$transaction(async (tx) => …)`. */
export type Transaction = Prisma.TransactionClient;

/** Opens the service's store on a PostgreSQL address; `connections` bounds the pool. */
export function openStore(databaseUrl: string, connections = 16): Store {
  const adapter = new PrismaPg(
    { connectionString: databaseUrl, max: connections },
    { schema: 'service', statementNameGenerator: statementNames() },
  );
  // Writers of one appointment queue behind each other; they wait rather than fail after Prisma's two seconds.
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 10_000 } });
}

/** Statements that a connection keeps planned; beyond these (lists of every length) each is planned anew. */
const KEPT_STATEMENTS = 300;

/** Names each text of a statement, so that PostgreSQL plans it once for a connection; '' leaves it without a plan. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    if (!names.has(sql) && names.size < KEPT_STATEMENTS) names.set(sql, `s${names.size}`);
    return names.get(sql) ?? '';
  };
}

// One change of the service's rows: whole or not at all.
import { Prisma } from '@/prisma/service/generated/client';
import type { Store, Transaction } from './store';

/** How often a change is begun anew after PostgreSQL ended it to break a deadlock. */
const ATTEMPTS = 4;

/** Runs `work` in one transaction. It may run again from the start, so it must do nothing but ask the database. */
export async function inTransaction<T>(store: Store, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.$transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || postgresError(error)?.originalCode !== DEADLOCK) throw error;
    }
  }
}

const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** Whether an error says that a unique index holds the value already; `index` is part of the index's name. */
export function isTaken(error: unknown, index: string): boolean {
  const cause = postgresError(error);
  return cause?.originalCode === UNIQUE_VIOLATION && (cause.originalMessage?.includes(index) ?? false);
}

type PostgresError = { originalCode?: string; originalMessage?: string };

function postgresError(error: unknown): PostgresError | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const meta = error.meta as { driverAdapterError?: { cause?: PostgresError } } | undefined;
  return meta?.driverAdapterError?.cause ?? null;
}

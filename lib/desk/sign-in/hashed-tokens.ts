// better-auth stores a session's token as it stands in the cookie. Here the table gets its SHA-256 only: a reader of
// the database, or of a backup, cannot become anybody.
import { createHash } from 'node:crypto';
import type { DeskStore } from '../store';

/** The form in which a random token is stored; 190 bits of chance need no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The store as better-auth sees it: tokens go in and come out clear, and lie in the table hashed. */
export function withHashedTokens(store: DeskStore) {
  return store.$extends({
    query: {
      session: {
        async create({ args, query }) {
          const { token } = args.data;
          const row = await query({ ...args, data: { ...args.data, token: tokenHash(token) } });
          return { ...row, token };
        },
        async findFirst({ args, query }) {
          const token = wanted(args.where?.token);
          if (token === undefined) return query(args);
          const row = await query({ ...args, where: { ...args.where, token: tokenHash(token) } });
          return row && { ...row, token };
        },
        async findMany({ args, query }) {
          const token = wanted(args.where?.token);
          if (token === undefined) return query(args);
          const rows = await query({ ...args, where: { ...args.where, token: tokenHash(token) } });
          return rows.map((row) => ({ ...row, token }));
        },
        async deleteMany({ args, query }) {
          const token = wanted(args.where?.token);
          if (token === undefined) return query(args);
          return query({ ...args, where: { ...args.where, token: tokenHash(token) } });
        },
        update: refuseByToken,
        updateMany: refuseByToken,
        delete: refuseByToken,
      },
    },
  });
}

/** The one token a condition asks for. A list would be compared with hashes and match nothing: refused loudly. */
function wanted(condition: unknown): string | undefined {
  if (condition === undefined || typeof condition === 'string') return condition;
  if (typeof condition === 'object' && condition !== null && 'equals' in condition) {
    if (typeof condition.equals === 'string') return condition.equals;
  }
  throw new Error('Sessions are looked up by one token at a time.');
}

/** Writes that better-auth does not make with our settings; one that began would compare a token with its hash. */
function refuseByToken<Args extends { where?: { token?: unknown } }, Result>({
  args,
  query,
}: {
  args: Args;
  query: (args: Args) => Result;
}): Result {
  if (args.where?.token !== undefined) throw new Error('Sessions are not changed by their token.');
  return query(args);
}

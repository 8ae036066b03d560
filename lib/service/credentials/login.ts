// Login and refresh: what a program shows, and the pair of tokens it gets (decisions 1).
import { randomUUID } from 'node:crypto';
import {
  ACCESS_TOKEN_SECONDS,
  REFRESH_GRACE_SECONDS,
  REFRESH_TOKEN_SECONDS,
  type TokenGrant,
} from '@/lib/contract/credentials';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import { refuseOverLimit, tooMany } from '../http/rate-limit';
import type { Credentials } from './credentials';
import { hashOf, isSecretOf, newSecret } from './secret';

/** One text for an unknown client, a wrong secret and a disabled client. */
const WRONG_PAIR = 'client_id or client_secret is wrong';
const WRONG_REFRESH = 'the refresh token is not valid; log in again';

/** Tokens for a client and its secret. Refuses with 401, and with 429 after too many wrong secrets a minute. */
export async function logIn(
  credentials: Credentials,
  clientId: string,
  clientSecret: string,
): Promise<TokenGrant> {
  const row = await credentials.store.client.findUnique({
    where: { id: clientId },
    select: { secretHash: true, disabledAt: true, businessId: true, tokensValidFrom: true },
  });
  const right = isSecretOf(clientSecret, row?.secretHash ?? null);
  if (!right || !row || row.disabledAt !== null) {
    await countFailure(credentials, clientId);
    throw new Failure('UNAUTHORIZED', WRONG_PAIR);
  }
  await countRequest(credentials, clientId);
  const now = nowSeconds();
  await credentials.store.refreshToken.deleteMany({ where: { clientId, expiresAt: { lt: now } } });
  return grant(credentials, { ...row, clientId, line: randomUUID() }, now);
}

/**
 * The next pair of tokens. The token shown works for another 60 s, so that a lost answer locks nobody out;
 * shown later it was stolen or forgotten, and the whole line that came from its login ends.
 */
export async function refresh(credentials: Credentials, refreshToken: string): Promise<TokenGrant> {
  const { store } = credentials;
  const hash = hashOf(refreshToken);
  const now = nowSeconds();
  const row = await store.refreshToken.findUnique({
    where: { hash },
    select: {
      clientId: true,
      line: true,
      expiresAt: true,
      rotatedAt: true,
      client: { select: { businessId: true, disabledAt: true, tokensValidFrom: true } },
    },
  });
  if (!row || row.expiresAt <= now || row.client.disabledAt !== null) {
    throw new Failure('UNAUTHORIZED', WRONG_REFRESH);
  }
  if (row.rotatedAt !== null && row.rotatedAt + BigInt(REFRESH_GRACE_SECONDS) < now) {
    await store.refreshToken.deleteMany({ where: { clientId: row.clientId, line: row.line } });
    throw new Failure('UNAUTHORIZED', WRONG_REFRESH);
  }
  // Before the token begins to end: who waits as long as a 429 says comes back later than it would last.
  await countRequest(credentials, row.clientId);
  await store.refreshToken.updateMany({ where: { hash, rotatedAt: null }, data: { rotatedAt: now } });
  return grant(credentials, { ...row.client, clientId: row.clientId, line: row.line }, now);
}

type Grantee = { clientId: string; businessId: string; tokensValidFrom: bigint; line: string };

async function grant(credentials: Credentials, client: Grantee, now: number): Promise<TokenGrant> {
  const { store, tokens } = credentials;
  const refreshToken = newSecret();
  await store.refreshToken.create({
    data: {
      hash: hashOf(refreshToken),
      clientId: client.clientId,
      line: client.line,
      expiresAt: now + REFRESH_TOKEN_SECONDS,
    },
  });
  return {
    access_token: await tokens.issue(client, Math.max(now, Number(client.tokensValidFrom))),
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    refresh_expires_in: REFRESH_TOKEN_SECONDS,
  };
}

async function countRequest({ requests }: Credentials, clientId: string): Promise<void> {
  refuseOverLimit(requests, await requests.penalty(clientId));
}

async function countFailure({ loginFailures }: Credentials, clientId: string): Promise<void> {
  const count = await loginFailures.penalty(clientId);
  if (count.consumedPoints > loginFailures.points) {
    throw tooMany('too many wrong logins', count);
  }
}

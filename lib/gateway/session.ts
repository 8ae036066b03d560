// The desk's access token: obtained by login, renewed before it ends, one renewal at a time for everybody.
import { tokenGrant, type TokenGrant } from '@/lib/contract/credentials';
import { readAnswer } from './answer';
import { exchange } from './exchange';
import { ServiceError } from './service-error';
import type { Connection, GatewayTransport } from './transport';

/** Times in milliseconds since 1970 by this machine's clock. */
type Held = { accessToken: string; renewAt: number; refreshToken: string; refreshUntil: number };
export type TokenState = { grant: Held | null; pending: Promise<Held> | null };

const LOGIN = '/connect-auth/v1/account/login';
const REFRESH = '/connect-auth/v1/account/refresh-token';
/** Renewed this long before its end, or in the last tenth of a short life, so that none ends on its way. */
const MARGIN_MS = 60_000;
const RENEWAL_LIMIT_MS = 10_000;

/** A token that is good for a while. Throws ServiceError; `refused` means that the desk's credentials are wrong. */
export async function accessToken({ transport, tokens }: Connection): Promise<string> {
  const held = tokens.grant;
  if (held && Date.now() < held.renewAt) return held.accessToken;
  return (await renewed(tokens, () => refreshOrLogin(transport, held))).accessToken;
}

/** A token after `rejected` was answered with 401: another one's newer token, or a fresh login. */
export async function tokenAfter401({ transport, tokens }: Connection, rejected: string): Promise<string> {
  if (tokens.grant && tokens.grant.accessToken !== rejected) return tokens.grant.accessToken;
  return (await renewed(tokens, () => login(transport))).accessToken;
}

/** Everybody who needs a new token meanwhile waits for the same one. */
function renewed(tokens: TokenState, renew: () => Promise<Held>): Promise<Held> {
  tokens.pending ??= renew()
    .then((held) => (tokens.grant = held))
    .finally(() => (tokens.pending = null));
  return tokens.pending;
}

async function refreshOrLogin(transport: GatewayTransport, held: Held | null): Promise<Held> {
  if (!held || Date.now() >= held.refreshUntil) return login(transport);
  try {
    return await obtain(transport, REFRESH, {
      refresh_token: held.refreshToken,
      access_token: held.accessToken,
    });
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'refused') return login(transport);
    throw error;
  }
}

function login(transport: GatewayTransport): Promise<Held> {
  return obtain(transport, LOGIN, { client_id: transport.clientId, client_secret: transport.clientSecret });
}

/** Never sealed: the service finds our shared key by the token, which is what we are asking for. */
async function obtain(
  transport: GatewayTransport,
  path: string,
  body: Record<string, string>,
): Promise<Held> {
  const limit = AbortSignal.timeout(transport.timeLimitMs ?? RENEWAL_LIMIT_MS);
  const request = new Request(new URL(path, transport.baseUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: limit,
  });
  const answer = await exchange(transport, request, limit);
  return holding(readAnswer(answer, tokenGrant, transport.sharedKey));
}

function holding(grant: TokenGrant): Held {
  const life = grant.expires_in * 1000;
  return {
    accessToken: grant.access_token,
    renewAt: Date.now() + life - Math.min(MARGIN_MS, life / 10),
    refreshToken: grant.refresh_token,
    refreshUntil: Date.now() + grant.refresh_expires_in * 1000 - MARGIN_MS,
  };
}

// Who is asking: from the token of a request to the program it was issued to. Costs no query as a rule.
import type { Claims } from '../credentials/access-token';
import type { Credentials } from '../credentials/credentials';
import type { KnownClient } from '../credentials/known-client';
import type { Caller } from './operation';
import { tokenOf, unauthorized } from './token-header';

export type Identity = { client: KnownClient; claims: Claims };

/** One text for every token that we do not take: a stranger need not learn which check failed. */
const NOT_VALID = 'the access token is not valid or has expired; log in again';

/** The client of a request's token. Throws 401. */
export async function identify(headers: Headers, { tokens, clients }: Credentials): Promise<Identity> {
  const claims = await tokens.verify(tokenOf(headers));
  if (!claims) throw unauthorized(NOT_VALID);
  const client = await clients.get(claims.client_id);
  if (!client || client.disabled || client.businessId !== claims.b_id) throw unauthorized(NOT_VALID);
  if (claims.iat < client.tokensValidFrom) throw unauthorized(NOT_VALID);
  return { client, claims };
}

/** The caller as handlers know it. */
export function callerOf({ clientId, businessId, name, scopes }: KnownClient): Caller {
  return { clientId, businessId, clientName: name, scopes };
}

/** Stands in for the caller of a public operation: it owns nothing and may do nothing. */
export const NOBODY: Caller = { clientId: '', businessId: '', clientName: '', scopes: [] };

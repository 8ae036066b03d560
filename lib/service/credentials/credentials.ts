// Everything the service knows about programs: who they are, their keys and their tokens.
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Store } from '../store';
import { AccessTokens } from './access-token';
import { BriefMemory } from './brief-memory';
import { readClient, type KnownClient } from './known-client';
import { readKeys, type HeldKey } from './shared-keys';

/** Wrong secrets a minute for one client_id before the answer is 429. A right secret is never refused. */
export const LOGIN_FAILURES_MAX = 10;

export type Credentials = {
  store: Store;
  masterKey: Buffer;
  tokens: AccessTokens;
  /** By client_id; null for an unknown one. */
  clients: BriefMemory<KnownClient | null>;
  /** By business, the newest first, without the revoked. */
  keys: BriefMemory<HeldKey[]>;
  loginFailures: RateLimiterMemory;
  /** Requests a minute of one client, logins among them; in memory, so that counting costs no query. */
  requests: RateLimiterMemory;
};

export type CredentialOptions = {
  store: Store;
  masterKey: Buffer;
  /** Where the interface is served: issuer and audience of its tokens. */
  origin: string;
  /** Requests a minute. */
  apiRateLimit: number;
};

/** Opens the credentials on a store; asks it nothing yet. */
export function openCredentials({ store, masterKey, origin, apiRateLimit }: CredentialOptions): Credentials {
  return {
    store,
    masterKey,
    tokens: new AccessTokens(masterKey, origin),
    clients: new BriefMemory((clientId) => readClient(store, clientId)),
    keys: new BriefMemory((businessId) => readKeys(store, masterKey, businessId)),
    loginFailures: new RateLimiterMemory({ points: LOGIN_FAILURES_MAX, duration: 60 }),
    requests: new RateLimiterMemory({ points: apiRateLimit, duration: 60 }),
  };
}

// Encrypted bodies on both ways: opening what came, and with which key the answer is sealed (decisions 7).
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ResponseEncryption } from '@/lib/contract/credentials';
import { ENCRYPTED_ANSWER_HEADER, ENCRYPTION_HEADER, ENCRYPTION_SCHEME } from '@/lib/contract/jwe';
import { open, SealError, type SharedKey } from '@/lib/jwe';
import { log } from '@/lib/log';
import type { JsonValue } from '@/lib/strict-json';
import type { Credentials } from '../credentials/credentials';
import type { HeldKey } from '../credentials/shared-keys';
import type { Exchange } from './exchange';
import { Failure } from './failure';
import type { Identity } from './identify';
import { tooMany } from './rate-limit';
import { wrongField } from './wrong-field';

/** Refused bodies a minute of one token, before it has to wait: nobody tries keys or damages by the thousand. */
export const REFUSALS_MAX = 10;

export function refusalLimiter(): RateLimiterMemory {
  return new RateLimiterMemory({ points: REFUSALS_MAX, duration: 60 });
}

/** Whether the body is announced as encrypted. Throws 400 for another scheme. */
export function isSealed(headers: Headers): boolean {
  return namesScheme(headers, ENCRYPTION_HEADER);
}

/** Whether the answer has to be encrypted. Throws 400 when another scheme is asked for. */
export function wantsSealedAnswer(headers: Headers, when: ResponseEncryption): boolean {
  const asked = namesScheme(headers, ENCRYPTED_ANSWER_HEADER);
  return when === 'always' || (when === 'on_request' && asked);
}

function namesScheme(headers: Headers, name: string): boolean {
  const value = headers.get(name);
  if (value === null || value === '') return false;
  if (value.toUpperCase() === ENCRYPTION_SCHEME) return true;
  throw wrongField(name, `must be ${ENCRYPTION_SCHEME} or absent`);
}

/** The key for the answer: the one that the request was sealed under or names while it is active, else the newest active one. */
export function answerKey(keys: readonly HeldKey[], kid: string | null): SharedKey {
  const active = keys.filter(({ state }) => state === 'active');
  const key = active.find((held) => held.kid === kid) ?? active[0];
  if (key) return key;
  throw wrongField(
    ENCRYPTED_ANSWER_HEADER,
    'there is no active shared key to encrypt the answer with; ask your administrator for one',
  );
}

type Opening = {
  identity: Identity;
  credentials: Pick<Credentials, 'keys'>;
  refusals: RateLimiterMemory;
  exchange: Exchange;
};

/** The plaintext of an encrypted body. Every failure that only the key reveals is answered alike. */
export async function openBody(sealed: JsonValue | undefined, opening: Opening): Promise<Uint8Array> {
  const { identity, credentials, refusals, exchange } = opening;
  const counted = await refusals.get(identity.claims.jti);
  if (counted && counted.consumedPoints >= refusals.points) {
    throw tooMany('too many encrypted bodies could not be opened', counted);
  }
  const keys = await credentials.keys.get(identity.client.businessId);
  try {
    const opened = open(sealed, (kid) => findKey(keys, kid));
    exchange.kid = opened.kid;
    return opened.plaintext;
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    if (error.path !== undefined) throw wrongField(error.path, error.message);
    await refusals.penalty(identity.claims.jti);
    logRefusal(exchange, sealed, error.reason);
    throw new Failure('INVALID_REQUEST', error.message);
  }
}

/** Without a kid, the only active key there is: with two of them nobody could say which is meant. */
function findKey(keys: readonly HeldKey[], kid: string | undefined): SharedKey | undefined {
  if (kid !== undefined) return keys.find((held) => held.kid === kid);
  const active = keys.filter(({ state }) => state === 'active');
  return active.length === 1 ? active[0] : undefined;
}

function logRefusal({ requestId, clientId }: Exchange, sealed: JsonValue | undefined, reason: string): void {
  const named = typeof sealed === 'object' && sealed !== null && 'kid' in sealed ? sealed.kid : null;
  const kid = typeof named === 'string' ? named.slice(0, 100) : null;
  log().warn({ requestId, clientId, kid, reason }, 'encrypted body refused');
}

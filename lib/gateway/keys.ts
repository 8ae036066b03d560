// The keys that the business shares with its programs, one function for each operation. All throw ServiceError.
import { z } from 'zod';
import { keyHealth, keyList, madeKey, type KeyHealth, type KeyRecord } from '@/lib/contract/jwe';
import type { SharedKey } from '@/lib/jwe';
import { pathOf } from './path-of';
import { ask } from './request';

const KEYS = '/desk-ext/v1/keys';

/** Every key with its state, without its secret. */
export async function listKeys(): Promise<KeyRecord[]> {
  return (await ask({ method: 'GET', path: KEYS, answer: keyList })).answer.keys;
}

/** Which keys in use open a sample. */
export async function checkKeys(): Promise<KeyHealth['keys']> {
  return (await ask({ method: 'GET', path: `${KEYS}/health`, answer: keyHealth })).answer.keys;
}

/** Answers with the secret, which nobody can ask for again. */
export async function createKey(): Promise<SharedKey> {
  return (await ask({ method: 'POST', path: KEYS, answer: madeKey })).answer;
}

/** Takes over a key that the business already has. */
export async function importKey(key: SharedKey): Promise<void> {
  await ask({ method: 'POST', path: `${KEYS}/import`, body: key, answer: z.unknown() });
}

/** A new key in the place of this one, which from now on only opens. */
export async function rotateKey(kid: string): Promise<SharedKey> {
  return (await ask({ method: 'POST', path: pathOf`/desk-ext/v1/keys/${kid}/rotate`, answer: madeKey }))
    .answer;
}

/** From now on it opens and seals nothing. */
export async function retireKey(kid: string): Promise<void> {
  await ask({ method: 'POST', path: pathOf`/desk-ext/v1/keys/${kid}/retire`, answer: z.unknown() });
}

/** Ends it for good. */
export async function revokeKey(kid: string): Promise<void> {
  await ask({ method: 'POST', path: pathOf`/desk-ext/v1/keys/${kid}/revoke`, answer: z.unknown() });
}

// The keys that a business shares with us for encrypted bodies: active, then retiring (opens only), then revoked.
import { randomInt } from 'node:crypto';
import { KID_MAX } from '@/lib/contract/jwe';
import { isSharedSecret, open, seal, type SharedKey } from '@/lib/jwe';
import { Failure } from '../http/failure';
import { nowSeconds } from '../clock';
import { newId } from '../new-id';
import type { Store } from '../store';
import type { Credentials } from './credentials';
import { openSecret, sealSecret, type SecretPlace } from './stored-secret';

export type HeldKey = SharedKey & { state: 'active' | 'retiring' };
type KeyContext = Pick<Credentials, 'masterKey' | 'keys'> & { store: Pick<Store, 'sharedKey'> };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SAMPLE = 'a sample that everybody knows';

/** The keys of a business that open bodies, the newest first; revoked ones are as unknown as any other. */
export async function readKeys(store: Store, masterKey: Buffer, businessId: string): Promise<HeldKey[]> {
  const rows = await store.sharedKey.findMany({
    where: { businessId, state: { in: ['active', 'retiring'] } },
    select: { kid: true, sealed: true, state: true },
    orderBy: [{ createdAt: 'desc' }, { kid: 'desc' }],
  });
  return rows.map(({ kid, sealed, state }) => ({
    kid,
    secret: openSecret(masterKey, { businessId, kid }, sealed),
    state: state === 'active' ? 'active' : 'retiring',
  }));
}

/** Makes a key of 16 characters, 96 random bits. Its secret is given here and never again. */
export function createSharedKey(context: KeyContext, businessId: string): Promise<SharedKey> {
  const secret = Array.from({ length: 16 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return importSharedKey(context, { businessId, kid: newId('key'), secret });
}

/** Takes over a key that the business already has. Refuses a secret that has not 16 bytes and a kid in use. */
export async function importSharedKey(
  context: KeyContext,
  key: { businessId: string; kid: string; secret: string },
): Promise<SharedKey> {
  const { businessId, kid, secret } = key;
  if (!isSharedSecret(secret)) {
    throw new Failure('INVALID_REQUEST', 'The secret must have exactly 16 bytes in UTF-8.');
  }
  if (kid.length < 1 || kid.length > KID_MAX) {
    throw new Failure('INVALID_REQUEST', `The kid must have 1 to ${KID_MAX} characters.`);
  }
  const sealed = new Uint8Array(sealSecret(context.masterKey, { businessId, kid }, secret));
  const row = { businessId, kid, sealed, state: 'active', createdAt: nowSeconds() };
  const { count } = await context.store.sharedKey.createMany({ data: [row], skipDuplicates: true });
  if (count === 0) throw new Failure('CONFLICT', `The business already has a key ${kid}.`);
  context.keys.forget(businessId);
  return { kid, secret };
}

/** Makes a key in the place of an active one, which from now on only opens: both or neither. */
export async function rotateSharedKey(
  context: Pick<Credentials, 'store' | 'masterKey' | 'keys'>,
  businessId: string,
  kid: string,
): Promise<SharedKey> {
  const made = await context.store.$transaction(async (tx) => {
    await retireSharedKey({ ...context, store: tx }, businessId, kid);
    return createSharedKey({ ...context, store: tx }, businessId);
  });
  context.keys.forget(businessId);
  return made;
}

/** Whether each key in use still opens a sample: its secret is read anew from the database, as at a start. */
export async function checkSharedKeys(
  { store, masterKey }: Pick<KeyContext, 'store' | 'masterKey'>,
  businessId: string,
): Promise<{ kid: string; opens: boolean }[]> {
  const rows = await store.sharedKey.findMany({
    where: { businessId, state: { in: ['active', 'retiring'] } },
    select: { kid: true, sealed: true },
    orderBy: [{ createdAt: 'asc' }, { kid: 'asc' }],
  });
  return rows.map(({ kid, sealed }) => ({ kid, opens: opensSample(masterKey, { businessId, kid }, sealed) }));
}

function opensSample(masterKey: Buffer, place: SecretPlace, stored: Uint8Array): boolean {
  try {
    const key = { kid: place.kid, secret: openSecret(masterKey, place, stored) };
    return open(seal(Buffer.from(SAMPLE), key), () => key).plaintext.toString() === SAMPLE;
  } catch {
    return false; // Another master key, or a damaged row: that is what is asked.
  }
}

/** From now on the key opens bodies and seals none. */
export function retireSharedKey(context: KeyContext, businessId: string, kid: string): Promise<void> {
  return moveKey(context, { businessId, kid, from: ['active'], to: 'retiring' });
}

/** From now on the key is unknown, for good. */
export function revokeSharedKey(context: KeyContext, businessId: string, kid: string): Promise<void> {
  return moveKey(context, { businessId, kid, from: ['active', 'retiring'], to: 'revoked' });
}

/** Every key of a business with its state, without the secrets. */
export function listSharedKeys({ store }: Pick<Credentials, 'store'>, businessId: string) {
  return store.sharedKey.findMany({
    where: { businessId },
    select: { kid: true, state: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  });
}

async function moveKey(
  context: KeyContext,
  move: { businessId: string; kid: string; from: string[]; to: string },
): Promise<void> {
  const { businessId, kid, from, to } = move;
  const { count } = await context.store.sharedKey.updateMany({
    where: { businessId, kid, state: { in: from } },
    data: { state: to },
  });
  context.keys.forget(businessId);
  if (count === 0) throw new Failure('NOT_FOUND', `The business has no ${from.join(' or ')} key ${kid}.`);
}

// The `offset` of the case list: where the next page begins, sealed so that it fits one patient and one filter only.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../derived-key';

const MAC_BYTES = 16;

export type PagePlace = { businessId: string; patientId: string; since: bigint | null };

/** The token for the page after `last` (the `updated_at` of the page's last case). */
export function makeOffset(masterKey: Buffer, place: PagePlace, last: bigint): string {
  const text = last.toString(36);
  return `${text}.${mac(masterKey, place, text).toString('base64url')}`;
}

/** The `updated_at` after which the page begins; null when the token is forged or was given for another list. */
export function readOffset(masterKey: Buffer, place: PagePlace, offset: string): bigint | null {
  const [, text, signature] = /^([0-9a-z]{1,12})\.([\w-]{22})$/.exec(offset) ?? [];
  if (text === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), mac(masterKey, place, text))) return null;
  return BigInt(Number.parseInt(text, 36));
}

function mac(masterKey: Buffer, place: PagePlace, text: string): Buffer {
  const bound = JSON.stringify([place.businessId, place.patientId, place.since?.toString() ?? null, text]);
  return createHmac('sha256', offsetKey(masterKey)).update(bound).digest().subarray(0, MAC_BYTES);
}

const keys = new WeakMap<Buffer, Buffer>();

function offsetKey(masterKey: Buffer): Buffer {
  let key = keys.get(masterKey);
  if (!key) {
    key = derivedKey(masterKey, 'case-list-offset');
    keys.set(masterKey, key);
  }
  return key;
}

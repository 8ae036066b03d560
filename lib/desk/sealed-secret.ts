// A secret as it lies in the database: AES-256-GCM under a key derived from the master key, one for each purpose.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './derived-key';

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Purpose = 'webhook-secrets' | 'second-factor';

/** iv, tag and ciphertext in one; `id` is bound in, so that one row's secret does not open in another. */
export function sealSecret(purpose: Purpose, id: string, secret: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(purpose), iv).setAAD(Buffer.from(id));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), ciphertext]));
}

/** Throws when the master key is another one or the row was changed. */
export function openSecret(purpose: Purpose, id: string, sealed: Uint8Array): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(purpose), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const clear = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(clear).toString('utf8');
}

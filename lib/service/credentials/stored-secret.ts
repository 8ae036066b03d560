// How a shared key's secret lies in the database: AES-256-GCM under a key derived from the master key.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../derived-key';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose secret it is; bound in, so that a row moved to another business or kid does not open. */
export type SecretPlace = { businessId: string; kid: string };

/** iv, tag and ciphertext in one. */
export function sealSecret(masterKey: Buffer, place: SecretPlace, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(masterKey, 'shared-key'), iv).setAAD(bound(place));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
}

/** Throws when the master key is another one or the row was changed. */
export function openSecret(masterKey: Buffer, place: SecretPlace, sealed: Uint8Array): string {
  const key = derivedKey(masterKey, 'shared-key');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(bound(place))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const ciphertext = sealed.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
}

function bound({ businessId, kid }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([businessId, kid]));
}

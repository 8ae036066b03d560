// How a document lies in the store: AES-256-GCM under a key derived from the master key, bound to its place.
import { createCipheriv, createDecipheriv, createHash, randomBytes, type CipherGCM } from 'node:crypto';
import { derivedKey } from '../derived-key';

// Form: one byte of version, the iv, the ciphertext, the tag.
const VERSION = Buffer.from([1]);
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = VERSION.length + IV_BYTES;

export type RestKey = { id: string; key: Buffer };

/** The key that documents are encrypted with; its id is a fingerprint, stored with each document. */
export function restKey(masterKey: Buffer): RestKey {
  const key = derivedKey(masterKey, 'document');
  return { id: `doc-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`, key };
}

/** A cipher for a stream, and what goes before and after its output. */
export function sealing(
  key: RestKey,
  storageKey: string,
): { head: Buffer; cipher: CipherGCM; tail: () => Buffer } {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.key, iv).setAAD(Buffer.from(`${key.id} ${storageKey}`));
  return { head: Buffer.concat([VERSION, iv]), cipher, tail: () => cipher.getAuthTag() };
}

/** Raised when stored bytes are not what was stored: damaged, swapped, or of another key. */
export class DamagedDocument extends Error {
  constructor(options?: ErrorOptions) {
    super('a stored document cannot be opened', options);
    this.name = 'DamagedDocument';
  }
}

/** The bytes of a document. Throws DamagedDocument unless every byte is as it was stored. */
export function unseal(key: RestKey, storageKey: string, stored: Buffer): Buffer {
  if (stored.length < HEAD_BYTES + TAG_BYTES || stored[0] !== VERSION[0]) throw new DamagedDocument();
  const iv = stored.subarray(VERSION.length, HEAD_BYTES);
  const end = stored.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key.key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(`${key.id} ${storageKey}`))
    .setAuthTag(stored.subarray(end));
  try {
    const bytes = decipher.update(stored.subarray(HEAD_BYTES, end));
    // Holds nothing back in this mode; it checks the tag.
    decipher.final();
    return bytes;
  } catch (cause) {
    throw new DamagedDocument({ cause });
  }
}

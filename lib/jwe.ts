// Seals and opens the one encrypted form of the interface: JWE JSON, alg dir, enc A128CBC-HS256 (RFC 7516).
// Made with node:crypto, checked in tests against jose and the published vectors: jose imports the two halves of
// the key anew for every body and takes about 0.4 ms for 1 KB and 500 ms for 10 MiB, where this takes 0.05 and 50.
import { randomBytes } from 'node:crypto';
import { PROTECTED_HEADER, SHARED_SECRET_BYTES, type SealedBody } from '@/lib/contract/jwe';
import { decrypt, encrypt } from './jwe/content-encryption';
import { SealError } from './jwe/seal-error';
import { readSealed } from './jwe/strict-form';

export { SealError };

/** A secret that both sides hold: exactly 16 bytes of UTF-8. */
export type SharedKey = { kid: string; secret: string };

/** Finds the key of a kid, or the one to use when the sender named none. */
export type FindKey = (kid: string | undefined) => SharedKey | undefined;

/** Encrypts under a fresh random iv. The result has the four members of RFC 7516 that `dir` needs, and `kid`. */
export function seal(plaintext: Uint8Array, key: SharedKey): Required<SealedBody> {
  const iv = randomBytes(16);
  const { ciphertext, tag } = encrypt(contentKey(key), iv, PROTECTED_HEADER, plaintext);
  return {
    protected: PROTECTED_HEADER,
    iv: iv.toString('base64url'),
    ciphertext: ciphertext.toString('base64url'),
    tag: tag.toString('base64url'),
    kid: key.kid,
  };
}

/**
 * Decrypts what a stranger sent; the tag is checked first. Throws SealError: with `path` for what is visibly
 * malformed, without for everything else, so that nobody learns which check failed.
 */
export function open(sealed: unknown, findKey: FindKey): { plaintext: Buffer; kid: string } {
  const form = readSealed(sealed);
  const key = findKey(form.kid);
  // An unknown kid is tried with a key that nobody holds, so that it takes as long as a wrong tag.
  const plaintext = decrypt(
    key ? contentKey(key) : DECOY,
    form.iv,
    form.protected,
    form.ciphertext,
    form.tag,
  );
  if (!key) throw new SealError('no such key');
  if (!plaintext) throw new SealError('the tag or the padding is wrong');
  return { plaintext, kid: key.kid };
}

/** Whether a secret can be a shared key: 16 bytes, not 16 characters. */
export function isSharedSecret(secret: string): boolean {
  return Buffer.byteLength(secret) === SHARED_SECRET_BYTES;
}

const DECOY = randomBytes(2 * SHARED_SECRET_BYTES);

/** The interface's key: the secret written twice, as UTF-8. */
function contentKey({ kid, secret }: SharedKey): Buffer {
  if (!isSharedSecret(secret)) {
    throw new TypeError(
      `The secret of the shared key ${kid} must have exactly ${SHARED_SECRET_BYTES} bytes.`,
    );
  }
  return Buffer.from(secret + secret);
}

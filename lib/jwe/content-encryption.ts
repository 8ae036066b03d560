// AES_128_CBC_HMAC_SHA_256, the content encryption of RFC 7518 section 5.2.3, on bytes.
import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

export const IV_BYTES = 16;
export const BLOCK_BYTES = 16;
export const TAG_BYTES = 16;
const HALF = 16;

/** Encrypts and authenticates. `key` has 32 bytes: the first half is for the tag, the second for AES. */
export function encrypt(
  key: Uint8Array,
  iv: Uint8Array,
  additional: string,
  plaintext: Uint8Array,
): { ciphertext: Buffer; tag: Buffer } {
  const cipher = createCipheriv('aes-128-cbc', key.subarray(HALF), iv);
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return { ciphertext, tag: tagOf(key, iv, additional, ciphertext) };
}

/** The plaintext, or null when the tag (checked first, in constant time) or the padding is wrong. */
export function decrypt(
  key: Uint8Array,
  iv: Uint8Array,
  additional: string,
  ciphertext: Uint8Array,
  tag: Uint8Array,
): Buffer | null {
  if (!timingSafeEqual(tagOf(key, iv, additional, ciphertext), tag)) return null;
  const decipher = createDecipheriv('aes-128-cbc', key.subarray(HALF), iv).setAutoPadding(false);
  // Whole blocks, and no padding that it would hold back: all of it comes at once.
  const padded = decipher.update(ciphertext);
  decipher.final();
  return withoutPadding(padded);
}

function tagOf(key: Uint8Array, iv: Uint8Array, additional: string, ciphertext: Uint8Array): Buffer {
  const bits = Buffer.alloc(8);
  bits.writeBigUInt64BE(BigInt(additional.length) * 8n);
  return createHmac('sha256', key.subarray(0, HALF))
    .update(additional, 'latin1')
    .update(iv)
    .update(ciphertext)
    .update(bits)
    .digest()
    .subarray(0, TAG_BYTES);
}

/** Only who holds the key can get here with wrong PKCS #7 padding; it is refused all the same. */
function withoutPadding(padded: Buffer): Buffer | null {
  const length = padded.at(-1) ?? 0;
  if (length < 1 || length > BLOCK_BYTES) return null;
  if (!padded.subarray(-length).every((byte) => byte === length)) return null;
  return padded.subarray(0, -length);
}

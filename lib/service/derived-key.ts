// Keys of the service, each for one purpose only, derived from the master key (HKDF-SHA-256, RFC 5869).
import { hkdfSync } from 'node:crypto';

/** 32 bytes that nobody can compute without the master key; another purpose gives unrelated ones. */
export function derivedKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `front-desk/service/${purpose}`, 32));
}

// Secrets that the service makes for programs, and how it keeps them.
// They are 256 random bits, never chosen by people: guessing is hopeless whatever the hash costs, so a plain SHA-256
// keeps them (ASVS 11.4.2 asks for a slow hash for passwords), and a flood of logins cannot exhaust the processor.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits in base64url, 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: its SHA-256 in hex. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret has this hash, in constant time; `null` stands for nobody's hash and takes as long. */
export function isSecretOf(secret: string, hash: string | null): boolean {
  const given = Buffer.from(hashOf(secret), 'hex');
  const stored = Buffer.from(hash ?? NOBODY, 'hex');
  return timingSafeEqual(given, stored) && hash !== null;
}

const NOBODY = hashOf('');

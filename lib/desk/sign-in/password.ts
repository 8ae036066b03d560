// Passwords at rest: scrypt with the figures of OWASP ASVS 5.0, 11.4.2, in an order that can be told apart later.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** N = 2^15, r = 8, p = 3: as dear to guess as 2^17 with p = 1, in a quarter of the memory (32 MiB a hash). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MEMORY_LIMIT = 64 * 1024 * 1024;
/** A crowd at the sign-in page may cost 4 × 32 MiB, not more. */
const AT_ONCE = 4;

/** Hashes a password: `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether the password is the one that was hashed, compared in constant time. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key)
    throw new Error('A stored password is not in a form that we wrote.');
  const stored = Buffer.from(key, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}

let running = 0;
const queue: (() => void)[] = [];

async function derive(
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number } = COST,
): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await new Promise((resolve, reject) => {
      // One text, one hash: the same letters may be typed composed or not (NIST SP 800-63B, 3.1.1.2).
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MEMORY_LIMIT }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = queue.shift();
    // The place is handed on, not given back, so that nobody slips in between.
    if (next) next();
    else running -= 1;
  }
}

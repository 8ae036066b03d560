// Time-based one-time passwords (RFC 6238) with the figures that every authenticator app knows.
import { Secret, TOTP } from 'otpauth';

/** Shown by the app beside the person's e-mail address. */
const ISSUER = 'Front desk';
const STEP_SECONDS = 30;
/** 160 bits, the length of the hash (RFC 4226, 4). */
const KEY_BYTES = 20;
/** Clocks differ: the step before and the step after count too (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;

/** A new key in base32, as apps take it. */
export function newKey(): string {
  return new Secret({ size: KEY_BYTES }).base32;
}

/** What the QR code holds. */
export function keyAddress(key: string, email: string): string {
  return totp(key, email).toString();
}

/** The time step that a code belongs to, within the drift of `now` (epoch milliseconds); null = a wrong code. */
export function stepOfCode(key: string, code: string, now = Date.now()): bigint | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(key).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? null : BigInt(Math.floor(now / 1000 / STEP_SECONDS) + delta);
}

/** The code of a moment: for tests and for nothing else, because the app makes it. */
export function codeAt(key: string, now = Date.now()): string {
  return totp(key).generate({ timestamp: now });
}

function totp(key: string, label = ''): TOTP {
  const figures = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS };
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(key), ...figures });
}

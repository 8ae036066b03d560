import fc from 'fast-check';
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { codeAt, keyAddress, newKey, stepOfCode } from './totp';

/** The key of RFC 6238, appendix B, for SHA-1. */
const KEY = Secret.fromUTF8('12345678901234567890').base32;
/** The appendix prints eight digits; six are the last six of them (RFC 4226, 5.3). */
const PRINTED: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];

describe('codes of an authenticator app', () => {
  it.each(PRINTED)('are those of RFC 6238 at %i s', (seconds, printed) => {
    const code = printed.slice(2);
    expect(codeAt(KEY, seconds * 1000)).toBe(code);
    expect(stepOfCode(KEY, code, seconds * 1000)).toBe(BigInt(Math.floor(seconds / 30)));
  });

  it('are taken one step early and one step late, and no further', () => {
    const now = 1_800_000_015_000;
    const step = BigInt(now / 1000 - 15) / 30n;
    const at = (steps: number) => stepOfCode(KEY, codeAt(KEY, now + steps * 30_000), now);
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([null, step - 1n, step, step + 1n, null]);
  });

  it('are six digits and nothing else', () => {
    const now = 59_000;
    for (const code of ['', '94287082', ' 287082', '28708', '２８７０８２', '287o82', '-28708'])
      expect(stepOfCode(KEY, code, now)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => text === '287082' || stepOfCode(KEY, text, now) === null));
  });

  it('come from a new key of 160 bits each time', () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('need an address that every app understands', () => {
    const address = new URL(keyAddress(KEY, 'meera@clinic.example'));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain('Front desk:meera@clinic.example');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret: KEY,
      issuer: 'Front desk',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { flattenedDecrypt, FlattenedEncrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { open, seal, SealError, type SharedKey } from './jwe';
import { encrypt } from './jwe/content-encryption';

const KEY: SharedKey = { kid: 'desk-1', secret: 'sixteen bytes ok' };
const OTHER: SharedKey = { kid: 'other-1', secret: 'another 16 bytes' };
const PLAIN = Buffer.from('{"token":7}');
const findKey = (kid: string | undefined) => (kid === KEY.kid || kid === undefined ? KEY : undefined);
const encoded = (header: unknown) => Buffer.from(JSON.stringify(header)).toString('base64url');

/** Seals under any header, right or wrong, so that only the header is at fault and never the tag. */
function sealedUnder(header: string, key = KEY) {
  const iv = randomBytes(16);
  const { ciphertext, tag } = encrypt(Buffer.from(key.secret + key.secret), iv, header, PLAIN);
  const [iv64, ciphertext64, tag64] = [iv, ciphertext, tag].map((bytes) => bytes.toString('base64url'));
  return { protected: header, iv: iv64, ciphertext: ciphertext64, tag: tag64, kid: key.kid };
}

function refusal(sealed: unknown): SealError {
  try {
    open(sealed, findKey);
  } catch (error) {
    if (error instanceof SealError) return error;
    throw error;
  }
  throw new Error('was opened');
}

/** The same text with one bit of its bytes flipped. */
function flipped(text: string, at: number): string {
  const bytes = Buffer.from(text, 'base64url');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64url');
}

describe('seal and open', () => {
  it('gives back what went in, and never the same text twice', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const sealed = seal(bytes, KEY);
        expect(open(sealed, findKey)).toEqual({ plaintext: Buffer.from(bytes), kid: KEY.kid });
        expect(seal(bytes, KEY).ciphertext).not.toBe(sealed.ciphertext);
      }),
      { numRuns: 300 },
    );
  });

  it('opens with jose, which shares no code with it', async () => {
    const { kid: _, ...sealed } = seal(PLAIN, KEY);
    const { plaintext } = await flattenedDecrypt(sealed, Buffer.from(KEY.secret + KEY.secret));
    expect(Buffer.from(plaintext)).toEqual(PLAIN);
  });

  it('opens what jose seals', async () => {
    const sealed = await new FlattenedEncrypt(PLAIN)
      .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' })
      .encrypt(Buffer.from(KEY.secret + KEY.secret));
    expect(open({ ...sealed, kid: KEY.kid }, findKey).plaintext).toEqual(PLAIN);
  });

  it.each([
    ['blanks in the header, as the public guide prints it', '{"alg": "dir", "enc": "A128CBC-HS256"}'],
    ['the members of the header turned round', '{"enc":"A128CBC-HS256","alg":"dir"}'],
    ['the same kid in the header', '{"alg":"dir","enc":"A128CBC-HS256","kid":"desk-1"}'],
  ])('opens with %s', (_, header) => {
    expect(open(sealedUnder(Buffer.from(header).toString('base64url')), findKey).plaintext).toEqual(PLAIN);
  });

  it('opens with the empty encrypted_key that the jose command line tool writes', () => {
    expect(open({ ...seal(PLAIN, KEY), encrypted_key: '' }, findKey).plaintext).toEqual(PLAIN);
  });

  it('asks for the key without a kid when there is none, and takes a kid that only the header has', () => {
    const { kid: _, ...without } = seal(PLAIN, KEY);
    expect(open(without, findKey).kid).toBe(KEY.kid);
    const { kid: __, ...inHeader } = sealedUnder(encoded({ alg: 'dir', enc: 'A128CBC-HS256', kid: 'gone' }));
    expect(() => open(inHeader, findKey)).toThrow(SealError);
  });

  it.each(['fifteen bytes..', 'seventeen bytes..', 'नमस्ते', ''])('refuses to use the secret %j', (secret) => {
    expect(() => seal(PLAIN, { kid: 'k', secret })).toThrow('must have exactly 16 bytes');
  });

  it('takes a secret of 16 bytes that are fewer characters', () => {
    const key = { kid: 'k', secret: 'नमस्ते'.slice(0, 5) + 'x' };
    expect(open(seal(PLAIN, key), () => key).plaintext).toEqual(PLAIN);
  });
});

describe('everything else has one refusal', () => {
  const good = seal(PLAIN, KEY);
  const header = { alg: 'dir', enc: 'A128CBC-HS256' };

  it.each([
    ['an unknown kid', { ...good, kid: 'nobody' }],
    ['an empty kid', { ...good, kid: '' }],
    ["another key under this one's kid", { ...sealedUnder(good.protected, OTHER), kid: KEY.kid }],
    ['a damaged iv', { ...good, iv: flipped(good.iv, 3) }],
    ['a damaged ciphertext', { ...good, ciphertext: flipped(good.ciphertext, 0) }],
    ['a damaged tag', { ...good, tag: flipped(good.tag, 15) }],
    ['another spelling of the header than was sealed', { ...good, protected: encoded({ enc: header.enc, alg: 'dir' }) }],
    ['an iv of 12 bytes', { ...good, iv: randomBytes(12).toString('base64url') }],
    ['an empty iv', { ...good, iv: '' }],
    ['a tag of 32 bytes', { ...good, tag: randomBytes(32).toString('base64url') }],
    ['a tag of 15 bytes', { ...good, tag: Buffer.from(good.tag, 'base64url').subarray(0, 15).toString('base64url') }],
    ['an empty ciphertext', { ...good, ciphertext: '' }],
    ['half a block', { ...good, ciphertext: randomBytes(24).toString('base64url') }],
    ['an empty header', { ...good, protected: '' }],
    ['a header that is not JSON', sealedUnder(Buffer.from('alg=dir').toString('base64url'))],
    ['a header that is a list', sealedUnder(encoded([header]))],
    ['a header that is not UTF-8', sealedUnder(Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url'))],
    ['a header with alg twice', sealedUnder(Buffer.from('{"alg":"dir","alg":"dir","enc":"A128CBC-HS256"}').toString('base64url'))],
    ['no alg', sealedUnder(encoded({ enc: header.enc }))],
    ['no enc', sealedUnder(encoded({ alg: 'dir' }))],
    ['alg none', sealedUnder(encoded({ ...header, alg: 'none' }))],
    ['alg A256KW', sealedUnder(encoded({ ...header, alg: 'A256KW' }))],
    ['alg in capitals', sealedUnder(encoded({ ...header, alg: 'DIR' }))],
    ['enc A256GCM, which takes the same 32 bytes', sealedUnder(encoded({ ...header, enc: 'A256GCM' }))],
    ['crit', sealedUnder(encoded({ ...header, crit: ['exp'], exp: 1 }))],
    ['zip', sealedUnder(encoded({ ...header, zip: 'DEF' }))],
    ['jwk', sealedUnder(encoded({ ...header, jwk: { kty: 'oct', k: 'AAAA' } }))],
    ['another kid in the header', sealedUnder(encoded({ ...header, kid: 'other-1' }))],
    ['a kid in the header that is a number', sealedUnder(encoded({ ...header, kid: 1 }))],
  ])('%s', (_, sealed) => {
    const error = refusal(sealed);
    expect({ path: error.path, message: error.message }).toEqual({
      path: undefined,
      message: 'the encrypted body could not be opened',
    });
  }); // prettier-ignore

  it('also for wrong padding under a right tag, which only the holder of the key can make', async () => {
    const { createCipheriv, createHmac } = await import('node:crypto');
    for (const last of [0, 17, 2]) {
      const cipher = createCipheriv('aes-128-cbc', KEY.secret, Buffer.alloc(16)).setAutoPadding(false);
      const ciphertext = Buffer.concat([
        cipher.update(Buffer.from([...Array.from<number>({ length: 15 }).fill(9), last])),
        cipher.final(),
      ]);
      const length = Buffer.alloc(8);
      length.writeUInt32BE(good.protected.length * 8, 4);
      const tag = createHmac('sha256', KEY.secret)
        .update(Buffer.concat([Buffer.from(good.protected), Buffer.alloc(16), ciphertext, length]))
        .digest()
        .subarray(0, 16);
      const [iv, text, mac] = [Buffer.alloc(16), ciphertext, tag].map((bytes) => bytes.toString('base64url'));
      expect(refusal({ protected: good.protected, iv, ciphertext: text, tag: mac, kid: KEY.kid }).path).toBe(
        undefined,
      );
    }
  });

  it('any single damaged bit', () => {
    const names = ['protected', 'iv', 'ciphertext', 'tag'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(15), (name, at) => {
        expect(refusal({ ...good, [name]: flipped(good[name], at) }).path).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

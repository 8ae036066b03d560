import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTECTED_HEADER } from '@/lib/contract/jwe';
import { seal, type SharedKey } from '@/lib/jwe';
import { createSharedKey, revokeSharedKey } from '../credentials/shared-keys';
import {
  makePartner,
  startTestService,
  type Sent,
  type TestPartner,
  type TestService,
} from '../test-service';
import { JSON_BODY_MAX } from './call-body';
import { thing, thingAt } from './test-operation';

const PATH = '/dr/v1/thing';
const table = [
  thingAt(PATH, 'PATCH', { body: thing }),
  thingAt('/mr/api/v2/upload', 'POST', { body: thing, upload: true, bodyLimit: 2 * JSON_BODY_MAX }),
];

let service: TestService;
let partner: TestPartner;
beforeAll(async () => {
  service = await startTestService({}, table);
});
afterAll(() => service.close());

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const patch = (body: unknown, headers: Record<string, string> = {}, path = PATH): Promise<Sent> =>
  service.send(path === PATH ? 'PATCH' : 'POST', path, {
    body,
    headers: { 'x-encryption': 'JWE', ...headers },
    token: partner.token,
  });
describe('an encrypted request', () => {
  beforeAll(async () => {
    partner = await makePartner(service, 'request');
  });

  it('reaches the handler as if it were plain', async () => {
    const { status, body } = await patch(seal(json({ name: 'Asha', nmae: 1 }), partner.key));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { body: { name: 'Asha' }, ignoredFields: ['nmae'] },
    });
  });

  it('may name the scheme in small letters and send the members in any order', async () => {
    const sealed = Object.fromEntries(Object.entries(seal(json({}), partner.key)).reverse());
    expect((await patch(sealed, { 'x-encryption': 'jwe' })).status).toBe(200);
  });

  it('may leave the kid out while the business has one active key', async () => {
    const { kid: _, ...sealed } = seal(json({}), partner.key);
    expect((await patch(sealed)).status).toBe(200);
    const second = await createSharedKey(service.context.credentials, partner.businessId);
    expect(await patch(sealed)).toMatchObject({ status: 400 });
    await revokeSharedKey(service.context.credentials, partner.businessId, second.kid);
    expect((await patch(sealed)).status).toBe(200);
  });

  it('is judged by the same rules once it is open', async () => {
    expect(await patch(seal(json({ name: 7 }), partner.key))).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'name', message: 'must be a string' }] } },
    });
    expect(await patch(seal(Buffer.from('{"name":"x","name":"y"}'), partner.key))).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'name', message: 'the key is there twice' }] } },
    });
    expect((await patch(seal(Buffer.alloc(0), partner.key))).status).toBe(400);
  });

  it('may hold 1 MB, and not a byte more', async () => {
    const ofSize = (bytes: number) => Buffer.from(`{"name":"${'x'.repeat(bytes - 11)}"}`);
    expect((await patch(seal(ofSize(JSON_BODY_MAX), partner.key))).status).toBe(200);
    expect((await patch(seal(ofSize(JSON_BODY_MAX + 1), partner.key))).status).toBe(413);
    expect((await patch(seal(ofSize(2 * JSON_BODY_MAX), partner.key))).status).toBe(413);
    expect((await patch(seal(ofSize(2 * JSON_BODY_MAX), partner.key), {}, '/mr/api/v2/upload')).status).toBe(
      200,
    );
  });

  it.each([
    ['with its kid', (body: object) => body],
    ['without a kid', (body: object) => ({ ...body, kid: undefined })],
  ])('without the header is refused, and not taken for an empty change: %s', async (_, as) => {
    const unannounced = as(seal(json({ name: 'Asha' }), partner.key));
    expect(await patch(unannounced, { 'x-encryption': '' })).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'INVALID_REQUEST',
          details: [{ path: 'X-Encryption', message: expect.stringContaining('JWE') as string }],
        },
      },
    });
  });

  it('names another scheme: 400', async () => {
    expect(await patch({}, { 'x-encryption': 'PGP' })).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'X-Encryption', message: 'must be JWE or absent' }] } },
    });
  });

  it('says which member is malformed', async () => {
    const sealed = seal(json({}), partner.key);
    expect(await patch({ ...sealed, iv: `${sealed.iv}=` })).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_REQUEST', details: [{ path: 'iv' }] } },
    });
    expect(await patch({ ...sealed, extra: '' })).toMatchObject({
      body: { error: { details: [{ path: 'extra' }] } },
    });
    expect(await patch('[]')).toMatchObject({ status: 400 });
  });
});

describe('one refusal for everything that only the key reveals', () => {
  const refused = {
    status: 400,
    body: { error: { code: 'INVALID_REQUEST', message: 'the encrypted body could not be opened' } },
  };

  it.each<[string, () => unknown]>([
    ['an unknown kid', () => seal(json({}), { ...partner.key, kid: 'nobody' })],
    ["another business's kid", () => seal(json({}), service.other.key)],
    ["another business's kid under the caller's secret", () => seal(json({}), { ...partner.key, kid: service.other.key.kid })],
    ['a wrong secret', () => seal(json({}), { ...partner.key, secret: 'another 16 bytes' })],
    ['a damaged tag', () => ({ ...seal(json({}), partner.key), tag: randomBytes(16).toString('base64url') })],
    ['an iv of 12 bytes', () => ({ ...seal(json({}), partner.key), iv: randomBytes(12).toString('base64url') })],
    ['another algorithm', () => ({ ...seal(json({}), partner.key), protected: Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url') })],
    ['wrong padding under a right tag', () => wronglyPadded(partner.key)],
    ['a revoked key', async () => {
      const { credentials } = service.context;
      const key = await createSharedKey(credentials, partner.businessId);
      await revokeSharedKey(credentials, partner.businessId, key.kid);
      return seal(json({}), key);
    }],
  ])('%s', async (_, make) => {
    partner = await makePartner(service, 'oracle');
    const sent = await patch(await make(), { 'x-encryption-response': 'JWE' });
    expect({ status: sent.status, body: sent.body }).toEqual(refused);
    expect(sent.headers.get('x-encryption')).toBeNull();
  }); // prettier-ignore

  it('and after ten a minute 429, for this token only, also for good bodies', async () => {
    partner = await makePartner(service, 'guessing');
    const wrong = seal(json({}), { ...partner.key, secret: 'another 16 bytes' });
    for (let times = 0; times < 10; times += 1) expect((await patch(wrong)).status).toBe(400);
    const { status, headers } = await patch(seal(json({}), partner.key));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await service.send('PATCH', PATH, { body: {}, token: partner.token })).status).toBe(200);
    partner = await makePartner(service, 'patient');
    expect((await patch(seal(json({}), partner.key))).status).toBe(200);
  });

  function wronglyPadded({ kid, secret }: SharedKey) {
    const iv = Buffer.alloc(16);
    const cipher = createCipheriv('aes-128-cbc', secret, iv).setAutoPadding(false);
    const ciphertext = Buffer.concat([cipher.update(Buffer.alloc(16)), cipher.final()]);
    const length = Buffer.alloc(8);
    length.writeUInt32BE(PROTECTED_HEADER.length * 8, 4);
    const mac = createHmac('sha256', secret).update(
      Buffer.concat([Buffer.from(PROTECTED_HEADER), iv, ciphertext, length]),
    );
    const [iv64, ciphertext64, tag] = [iv, ciphertext, mac.digest().subarray(0, 16)].map((part) =>
      part.toString('base64url'),
    );
    return { protected: PROTECTED_HEADER, iv: iv64, ciphertext: ciphertext64, tag, kid };
  }
});

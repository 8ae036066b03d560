import { flattenedDecrypt, type FlattenedJWE } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal, type SharedKey } from '@/lib/jwe';
import { setClientScopes, setResponseEncryption } from '../credentials/clients';
import { importSharedKey, retireSharedKey } from '../credentials/shared-keys';
import {
  makePartner,
  startTestService,
  type Sent,
  type TestPartner,
  type TestService,
} from '../test-service';
import { Failure } from './failure';
import { thing, thingAt } from './test-operation';

const PATH = '/dr/v1/thing';
const table = [
  thingAt(PATH, 'PATCH', { body: thing }),
  thingAt(PATH, 'GET'),
  thingAt('/dr/v1/empty', 'POST', { handler: () => Promise.resolve({ status: 204 }) }),
  thingAt('/dr/v1/refused', 'GET', { handler: () => Promise.reject(new Failure('NOT_FOUND', 'not here')) }),
  thingAt('/dr/v1/broken', 'GET', { handler: () => Promise.reject(new Error('broken')) }),
  thingAt('/dr/v1/forbidden', 'GET', { scope: 'events:manage' }),
];

let service: TestService;
let partner: TestPartner;
beforeAll(async () => {
  service = await startTestService({}, table);
  partner = await makePartner(service, 'answer');
});
afterAll(() => service.close());

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const patch = (body: unknown, headers: Record<string, string> = {}): Promise<Sent> =>
  service.send('PATCH', PATH, { body, headers: { 'x-encryption': 'JWE', ...headers }, token: partner.token });
const get = (headers: Record<string, string>, path = PATH) =>
  service.send('GET', path, { headers, token: partner.token });
const SEALED_ANSWER = { 'x-encryption-response': 'JWE' };

/** Opens an answer as a partner would, with a library that is not ours. */
async function opened({ body, headers }: Sent, key: SharedKey): Promise<unknown> {
  expect(headers.get('x-encryption')).toBe('JWE');
  const { kid, ...sealed } = body as FlattenedJWE & { kid: string };
  expect(kid).toBe(key.kid);
  expect(Object.keys(sealed).sort()).toEqual(['ciphertext', 'iv', 'protected', 'tag']);
  const { plaintext } = await flattenedDecrypt(sealed, Buffer.from(key.secret + key.secret));
  return JSON.parse(Buffer.from(plaintext).toString());
}

describe('an encrypted answer', () => {
  it('comes when it is asked for, on any method', async () => {
    const sent = await get(SEALED_ANSWER);
    expect(await opened(sent, partner.key)).toMatchObject({ caller: { clientId: partner.clientId } });
    const both = await patch(seal(json({ name: 'Asha' }), partner.key), SEALED_ANSWER);
    expect(await opened(both, partner.key)).toMatchObject({ body: { name: 'Asha' } });
  });

  it('does not come unasked', async () => {
    const sent = await patch(seal(json({}), partner.key));
    expect(sent.headers.get('x-encryption')).toBeNull();
  });

  it.each([
    ['a refusal of the handler', '/dr/v1/refused', 404, 'NOT_FOUND'],
    ['a fault', '/dr/v1/broken', 500, 'SERVER_ERROR'],
    ['a missing right', '/dr/v1/forbidden', 403, 'FORBIDDEN'],
  ])('is also %s', async (_, path, status, code) => {
    await setClientScopes(service.context.credentials, partner.clientId, ['appointments:write']);
    const sent = await get(SEALED_ANSWER, path);
    expect(sent.status).toBe(status);
    expect(await opened(sent, partner.key)).toMatchObject({ error: { code } });
  });

  it('is also a refusal of the schema', async () => {
    const sent = await patch(seal(json({ name: 7 }), partner.key), SEALED_ANSWER);
    expect(await opened(sent, partner.key)).toMatchObject({ error: { details: [{ path: 'name' }] } });
  });

  it('leaves an answer without a body alone', async () => {
    const headers = SEALED_ANSWER;
    const sent = await service.send('POST', '/dr/v1/empty', { headers, token: partner.token });
    expect(sent).toMatchObject({ status: 204, body: '' });
    expect(sent.headers.get('x-encryption')).toBeNull();
  });

  it('stays plain while nobody is known', async () => {
    const sent = await service.send('GET', PATH, { headers: SEALED_ANSWER, token: 'wrong' });
    expect(sent).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHORIZED' } } });
  });

  it('in another scheme is refused', async () => {
    expect(await get({ 'x-encryption-response': 'PGP' })).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'X-Encryption-Response' }] } },
    });
  });

  it('follows what is set for the client: never, on_request, always', async () => {
    const { credentials } = service.context;
    await setResponseEncryption(credentials, partner.clientId, 'always');
    await opened(await get({}), partner.key);
    await setResponseEncryption(credentials, partner.clientId, 'never');
    expect((await get(SEALED_ANSWER)).headers.get('x-encryption')).toBeNull();
    await setResponseEncryption(credentials, partner.clientId, 'on_request');
    await opened(await get(SEALED_ANSWER), partner.key);
  });

  it("is under the request's key while that is active, and never under a retiring one", async () => {
    const { credentials } = service.context;
    const kid = `a-later-one-${partner.key.kid}`;
    const second = await importSharedKey(credentials, {
      businessId: partner.businessId,
      kid,
      secret: '16 more bytes ok',
    });
    await opened(await patch(seal(json({}), partner.key), SEALED_ANSWER), partner.key);
    await opened(await patch(seal(json({}), second), SEALED_ANSWER), second);
    await retireSharedKey(credentials, partner.businessId, partner.key.kid);
    await opened(await patch(seal(json({}), partner.key), SEALED_ANSWER), second);
    await retireSharedKey(credentials, partner.businessId, second.kid);
    expect(await patch(seal(json({}), second), SEALED_ANSWER)).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'X-Encryption-Response' }] } },
    });
    expect((await patch(seal(json({}), second))).status).toBe(200);
  });
});

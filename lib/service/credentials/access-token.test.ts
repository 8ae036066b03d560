import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedKey } from '../derived-key';
import { FAMILY_PATHS, thing, thingAt } from '../http/test-operation';
import { startTestService, TEST_ORIGIN, type TestService } from '../test-service';
import { disableClient, enableClient, setClientScopes } from './clients';

const masterKey = randomBytes(32);
const key = derivedKey(masterKey, 'access-token');
const now = Math.floor(Date.now() / 1000);
const table = Object.values(FAMILY_PATHS).map((path) => thingAt(path, 'PATCH', { body: thing }));

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ masterKey, medicationGateways: ['/svc-mcp', '/my-gateway'] }, table);
});
afterAll(() => service.close());

const ask = (headers: Record<string, string>, path: string = FAMILY_PATHS.dr) =>
  service.send('PATCH', path, { body: {}, headers, token: null });

/** A token as we issue it, with one thing changed. */
async function token(
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  secret: Uint8Array = key,
): Promise<string> {
  const { clientId, businessId } = service.partner;
  const right = {
    iss: TEST_ORIGIN,
    aud: TEST_ORIGIN,
    sub: clientId,
    client_id: clientId,
    b_id: businessId,
    jti: 'j',
  };
  return new SignJWT({ ...right, iat: now, exp: now + 600, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(secret);
}

describe('a good token', () => {
  it.each<[string, (good: string) => Record<string, string>]>([
    ['auth', (good) => ({ auth: good })],
    ['auth with Bearer', (good) => ({ auth: `Bearer ${good}` })],
    ['Authorization', (good) => ({ authorization: `Bearer ${good}` })],
    ['Authorization in small letters', (good) => ({ authorization: `bearer ${good}` })],
    ['both headers', (good) => ({ auth: good, authorization: `Bearer ${good}` })],
    ['auth, and an empty Authorization', (good) => ({ auth: good, authorization: '' })],
  ])('is taken from %s', async (_, headers) => {
    expect((await ask(headers(await token()))).status).toBe(200);
  });

  it('tells the handler who asks', async () => {
    const { clientId, businessId } = service.partner;
    expect((await ask({ auth: await token() })).body).toMatchObject({ caller: { clientId, businessId } });
  });

  it('costs no query when it comes again', async () => {
    const { clients } = service.context.credentials;
    await ask({ auth: service.partner.token });
    const remembered = await clients.get(service.partner.clientId);
    await ask({ auth: service.partner.token });
    expect(await clients.get(service.partner.clientId)).toBe(remembered);
  });
});

describe('no token that we take', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

  it.each<[string, () => Promise<string> | string]>([
    ['a word', () => 'secret'],
    ['three words', () => 'a.b.c'],
    ['a megabyte', () => 'x'.repeat(1024 * 1024)],
    ['the client secret', () => service.partner.clientSecret],
    ['a cut token', async () => (await token()).slice(0, -2)],
    ['a changed payload', async () => changed(await token())],
    ['alg none', () => new UnsecuredJWT({ client_id: service.partner.clientId }).encode()],
    ['alg none under a signature', async () => unsigned(await token())],
    ['HS512', () => token({}, { alg: 'HS512' }, randomBytes(64))],
    ['RS256 with a key in the header', async () => new SignJWT({ client_id: service.partner.clientId })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', jwk: rsa.publicKey.export({ format: 'jwk' }) })
      .sign(rsa.privateKey)],
    ['an embedded jwk beside our signature', () => token({}, { jwk: { kty: 'oct', k: 'AAAA' } })],
    ['jku beside our signature', () => token({}, { jku: 'https://example.com' })],
    ['kid beside our signature', () => token({}, { kid: '../../dev/null' })],
    ["another key's signature", () => token({}, {}, randomBytes(32))],
    ['the master key itself as key', () => token({}, {}, masterKey)],
    ['the key of another purpose', () => token({}, {}, derivedKey(masterKey, 'shared-key'))],
    ['typ JWT', () => token({}, { typ: 'JWT' })],
    ['typ rt+jwt', () => token({}, { typ: 'rt+jwt' })],
    ['another issuer', () => token({ iss: 'http://elsewhere.test' })],
    ['another audience', () => token({ aud: 'http://elsewhere.test' })],
    ['an expired one', () => token({ iat: now - 1900, exp: now - 100 })],
    ['one that is not yet valid', () => token({ nbf: now + 300 })],
    ['one without exp', () => token({ exp: undefined })],
    ['one without client_id', () => token({ client_id: undefined })],
    ['an unknown client', () => token({ client_id: 'cl_nobody' })],
    ["another business's client", () => token({ client_id: service.other.clientId })],
  ])('%s', async (_, make) => {
    const made = await make();
    for (const headers of [{ auth: made }, { authorization: `Bearer ${made}` }]) {
      expect(await ask(headers as Record<string, string>)).toMatchObject({
        status: 401,
        body: { error: { code: 'UNAUTHORIZED', message: 'the access token is not valid or has expired; log in again' } },
      });
    }
  }); // prettier-ignore

  it.each<[string, () => Promise<Record<string, string>> | Record<string, string>]>([
    ['nothing', () => ({})],
    ['empty headers', () => ({ auth: '', authorization: '' })],
    ['Basic', () => ({ authorization: 'Basic dXNlcjpwYXNz' })],
    ['a token without Bearer in Authorization', async () => ({ authorization: await token() })],
    ['two tokens in one header', async () => ({ auth: `${await token()}, ${await token()}` })],
    [
      'two different tokens',
      async () => ({ auth: await token(), authorization: `Bearer ${await token({ jti: 'k' })}` }),
    ],
    [
      'a good token and a malformed header',
      async () => ({ auth: await token(), authorization: 'Basic dXNlcg==' }),
    ],
    ['a cookie', async () => ({ cookie: `session=${await token()}` })],
    ['only Bearer', () => ({ auth: 'Bearer' })],
  ])('%s', async (_, headers) => {
    const { status, headers: answered } = await ask(await headers());
    expect({ status, challenge: answered.get('www-authenticate') }).toEqual({
      status: 401,
      challenge: 'Bearer',
    });
  });

  const message = expect.any(String) as string;
  it.each<[keyof typeof FAMILY_PATHS, object, object]>([
    ['cdr', { status: 'error', message }, { status: 'error', message }],
    ['dr', { error: { code: 'UNAUTHORIZED', message } }, { error: { code: 'FORBIDDEN', message } }],
    ['mr', { error: message, code: 'UNAUTHORIZED' }, { error: message, code: 'FORBIDDEN' }],
    ['svc-mcp', { error: message }, { error: message }],
    ['abdm', { code: 401, error: message }, { code: 403, error: message }],
    ['connect-auth', { code: 401, error: message }, { code: 403, error: message }],
    ['notification', { error: { code: 'UNAUTHORIZED', message } }, { error: { code: 'FORBIDDEN', message } }],
    ['desk-ext', { error: { code: 'UNAUTHORIZED', message } }, { error: { code: 'FORBIDDEN', message } }],
  ])('%s answers 401 and 403 in its shape', async (family, unauthorized, forbidden) => {
    const path = FAMILY_PATHS[family];
    const stranger = await ask({}, path);
    expect({ status: stranger.status, body: stranger.body }).toEqual({ status: 401, body: unauthorized });
    const { credentials } = service.context;
    await setClientScopes(credentials, service.other.clientId, ['clinics:read']);
    const known = await ask({ auth: service.other.token }, path);
    expect({ status: known.status, body: known.body }).toEqual({ status: 403, body: forbidden });
  });

  it('a token issued before the client was shut out, also after it is let in again', async () => {
    const { credentials } = service.context;
    const { clientId, token: old } = service.other;
    await setClientScopes(credentials, clientId, ['appointments:write']);
    expect((await ask({ auth: old })).status).toBe(200);
    await disableClient(credentials, clientId);
    expect((await ask({ auth: old })).status).toBe(401);
    await enableClient(credentials, clientId);
    expect((await ask({ auth: old })).status).toBe(401);
  });

  function changed(good: string): string {
    const [header, , signature] = good.split('.');
    const claims = { iss: TEST_ORIGIN, aud: TEST_ORIGIN, client_id: service.other.clientId, exp: now + 9999 };
    return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  }

  function unsigned(good: string): string {
    const [, payload] = good.split('.');
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const signature = createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url');
    return [header, payload, signature].join('.');
  }
});

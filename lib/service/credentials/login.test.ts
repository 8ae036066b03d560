import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TokenGrant } from '@/lib/contract/credentials';
import {
  makePartner,
  startTestService,
  TEST_ORIGIN,
  type TestPartner,
  type TestService,
} from '../test-service';
import { disableClient, rotateClientSecret } from './clients';
import { LOGIN_FAILURES_MAX } from './credentials';
import { hashOf } from './secret';

let service: TestService;
let partner: TestPartner;
beforeAll(async () => {
  service = await startTestService({ apiRateLimit: 50 });
});
afterAll(() => service.close());
afterEach(() => vi.useRealTimers());

const LOGIN = '/connect-auth/v1/account/login';
const post = (path: string, body: unknown, headers = {}) =>
  service.send('POST', path, { body, headers, token: null });
const logIn = ({ clientId, clientSecret }: TestPartner) =>
  post(LOGIN, { client_id: clientId, client_secret: clientSecret });
const refresh = (token: string, name = 'refresh-token') =>
  post(`/connect-auth/v1/account/${name}`, { refresh_token: token });
const granted = async (sent: ReturnType<typeof post>) => (await sent).body as TokenGrant;
const works = async (token: string) => (await service.context.credentials.tokens.verify(token)) !== null;

/** Moves the clock of this process; the database keeps what it was told. */
function later(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

describe('login', () => {
  beforeAll(async () => {
    partner = await makePartner(service, 'login');
  });

  it('gives a pair of tokens', async () => {
    const { status, body, headers } = await logIn(partner);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        access_token: expect.any(String) as string,
        expires_in: 1800,
        refresh_token: expect.any(String) as string,
        refresh_expires_in: 2_592_000,
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const { access_token: token } = body as TokenGrant;
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      iss: TEST_ORIGIN,
      aud: TEST_ORIGIN,
      sub: partner.clientId,
      client_id: partner.clientId,
      b_id: partner.businessId,
      jti: expect.any(String) as string,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(1800);
    expect(await works(token)).toBe(true);
  });

  it('ignores unknown fields and any credential header', async () => {
    const body = { client_id: partner.clientId, client_secret: partner.clientSecret, sharing_key: 'x' };
    expect((await post(LOGIN, body, { authorization: 'Bearer nonsense', auth: 'other' })).status).toBe(200);
  });

  it.each<[string, (right: TestPartner) => object]>([
    ['a wrong secret', ({ clientId }) => ({ client_id: clientId, client_secret: 'wrong' })],
    ['an unknown client', ({ clientSecret }) => ({ client_id: 'cl_nobody', client_secret: clientSecret })],
    [
      'the stored hash',
      ({ clientId, clientSecret }) => ({ client_id: clientId, client_secret: hashOf(clientSecret) }),
    ],
    [
      "another client's secret",
      ({ clientId }) => ({ client_id: clientId, client_secret: service.other.clientSecret }),
    ],
  ])('refuses %s alike', async (_, body) => {
    const sent = await post(LOGIN, body(partner));
    expect({ status: sent.status, body: sent.body }).toEqual({
      status: 401,
      body: { code: 401, error: 'client_id or client_secret is wrong' },
    });
  });

  it('says which field is missing', async () => {
    const sent = await post(LOGIN, { client_id: partner.clientId });
    expect(sent).toMatchObject({ status: 400, body: { code: 400, error: 'client_secret: is required' } });
  });

  it('refuses an encrypted body like any that cannot be opened', async () => {
    const sent = await post(
      LOGIN,
      { protected: 'e30', iv: '', ciphertext: '', tag: '' },
      { 'x-encryption': 'JWE' },
    );
    expect(sent).toMatchObject({ status: 400, body: { error: 'the encrypted body could not be opened' } });
  });

  it('slows down who guesses, and never who knows', async () => {
    const guessed = await makePartner(service, 'guessed');
    const guess = () => post(LOGIN, { client_id: guessed.clientId, client_secret: 'guess' });
    for (let tries = 0; tries < LOGIN_FAILURES_MAX; tries += 1) expect((await guess()).status).toBe(401);
    const { status, headers, body } = await guess();
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 429 } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(guessed)).status).toBe(200);
  });

  it('counts as a request of the client', async () => {
    const eager = await makePartner(service, 'eager');
    for (let times = 0; times < 50; times += 1) await logIn(eager);
    expect((await logIn(eager)).status).toBe(429);
  });

  it('keeps neither secrets nor tokens in the database', async () => {
    const grant = await granted(logIn(partner));
    const { store } = service.context;
    const rows = JSON.stringify(
      [await store.client.findMany(), await store.refreshToken.findMany()],
      (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value),
    );
    for (const secret of [partner.clientSecret, grant.access_token, grant.refresh_token]) {
      expect(rows).not.toContain(secret);
    }
  });
});

describe('refresh', () => {
  beforeAll(async () => {
    partner = await makePartner(service, 'refresh');
  });

  it.each(['refresh-token', 'refresh'])(
    '%s gives the next pair, without a credential header',
    async (name) => {
      const first = await granted(logIn(partner));
      const second = await granted(refresh(first.refresh_token, name));
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(await works(second.access_token)).toBe(true);
    },
  );

  it('takes the previous token for another 60 s', async () => {
    const first = await granted(logIn(partner));
    await refresh(first.refresh_token);
    later(59);
    expect((await refresh(first.refresh_token)).status).toBe(200);
  });

  it('lasts on when it was refused for asking too often, for longer than that takes', async () => {
    const busy = await makePartner(service, 'busy');
    const first = await granted(logIn(busy));
    const { requests } = service.context.credentials;
    await requests.penalty(busy.clientId, 1000);
    expect((await refresh(first.refresh_token)).status).toBe(429);
    await requests.delete(busy.clientId);
    later(62);
    expect((await refresh(first.refresh_token)).status).toBe(200);
  });

  it('ends the whole line when an old token is shown later', async () => {
    const first = await granted(logIn(partner));
    const other = await granted(logIn(partner));
    const second = await granted(refresh(first.refresh_token));
    later(62);
    expect(await refresh(first.refresh_token)).toMatchObject({
      status: 401,
      body: { code: 401, error: 'the refresh token is not valid; log in again' },
    });
    expect((await refresh(second.refresh_token)).status).toBe(401);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('ends after 30 days', async () => {
    const { refresh_token: token } = await granted(logIn(partner));
    later(30 * 24 * 3600 + 1);
    expect((await refresh(token)).status).toBe(401);
  });

  it.each(['nonsense', ''])('refuses %j', async (token) => {
    expect((await refresh(token)).status).toBe(token === '' ? 400 : 401);
  });

  it('does not take an access token', async () => {
    const { access_token: token } = await granted(logIn(partner));
    expect((await refresh(token)).status).toBe(token.length > 500 ? 400 : 401);
  });
});

describe('a change of the client', () => {
  it('ends every token when its secret is replaced, and the new secret logs in at once', async () => {
    const { credentials } = service.context;
    const client = await makePartner(service, 'rotated');
    const old = await granted(logIn(client));
    const clientSecret = await rotateClientSecret(credentials, client.clientId);
    expect((await logIn(client)).status).toBe(401);
    expect((await refresh(old.refresh_token)).status).toBe(401);
    const fresh = await granted(logIn({ ...client, clientSecret }));
    const known = await credentials.clients.get(client.clientId);
    const from = known?.tokensValidFrom ?? 0;
    expect(decodeJwt(old.access_token).iat).toBeLessThan(from);
    expect(decodeJwt(fresh.access_token).iat).toBeGreaterThanOrEqual(from);
  });

  it('ends every token and login when it is shut out', async () => {
    const client = await makePartner(service, 'disabled');
    const { refresh_token: token } = await granted(logIn(client));
    await disableClient(service.context.credentials, client.clientId);
    expect((await logIn(client)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });
});

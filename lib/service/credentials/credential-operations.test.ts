import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTNER_SCOPES } from '@/lib/contract/credentials';
import { ENCRYPTED_ANSWER_HEADER, ENCRYPTED_ANSWER_KID_HEADER } from '@/lib/contract/jwe';
import { open } from '@/lib/jwe';
import { startTestService, type TestService } from '../test-service';

const KEYS = '/desk-ext/v1/keys';
const CLIENTS = '/desk-ext/v1/clients';

let service: TestService;
beforeAll(async () => (service = await startTestService()));
afterAll(() => service.close());

const ask = async <Body>(method: string, path: string, body?: object): Promise<Body> =>
  (await service.send(method, path, { ...(body && { body }) })).body as Body;
const states = async () => {
  const { keys } = await ask<{ keys: { kid: string; state: string }[] }>('GET', KEYS);
  return Object.fromEntries(keys.map(({ kid, state }) => [kid, state]));
};
type Made = { kid: string; secret: string };

describe('keys over the interface', () => {
  it('a rotation makes one and retires the other, and a retired one cannot be rotated again', async () => {
    const first = await ask<Made>('POST', KEYS);
    const second = await ask<Made>('POST', `${KEYS}/${first.kid}/rotate`);
    expect(second.secret).toMatch(/^[\w-]{16}$/);
    expect(await states()).toMatchObject({ [first.kid]: 'retiring', [second.kid]: 'active' });
    const before = await states();
    expect((await service.send('POST', `${KEYS}/${first.kid}/rotate`)).status).toBe(404);
    expect(await states()).toEqual(before);
  });

  it('the check opens a sample under each, and finds the one that is damaged', async () => {
    const good = await ask<Made>('POST', KEYS);
    const bad = await ask<Made>('POST', KEYS);
    await service.context.store.sharedKey.updateMany({
      where: { kid: bad.kid },
      data: { sealed: new Uint8Array(44) },
    });
    const { keys } = await ask<{ keys: object[] }>('GET', `${KEYS}/health`);
    expect(keys).toContainEqual({ kid: good.kid, opens: true });
    expect(keys).toContainEqual({ kid: bad.kid, opens: false });
    await service.context.store.sharedKey.deleteMany({ where: { kid: bad.kid } });
  });

  it('a program gets its answers under the key that it names while a newer one is there', async () => {
    const own = service.partner.key;
    await ask('POST', KEYS);
    const headers = { [ENCRYPTED_ANSWER_HEADER]: 'JWE', [ENCRYPTED_ANSWER_KID_HEADER]: own.kid };
    const sent = await service.send('GET', KEYS, { headers });
    const { plaintext } = open(sent.body, (kid) => (kid === own.kid ? own : undefined));
    expect(JSON.parse(plaintext.toString())).toHaveProperty('keys');
  });

  it('no answer but the first holds a secret', async () => {
    const { secret } = await ask<Made>('POST', KEYS);
    for (const path of [KEYS, `${KEYS}/health`])
      expect(JSON.stringify(await ask('GET', path))).not.toContain(secret);
  });
});

describe('programs over the interface', () => {
  it('are made with the rights that are named, changed and switched off', async () => {
    const made = await ask<{ client_id: string; client_secret: string }>('POST', CLIENTS, {
      name: 'Lab',
      scopes: ['documents:write'],
    });
    const login = () => service.send('POST', '/connect-auth/v1/account/login', { body: made, token: null });
    expect((await login()).status).toBe(200);
    const path = `${CLIENTS}/${made.client_id}`;
    await ask('PATCH', path, { scopes: [...PARTNER_SCOPES], response_encryption: 'never' });
    const { clients } = await ask<{ clients: object[] }>('GET', CLIENTS);
    expect(clients).toContainEqual(
      expect.objectContaining({
        client_id: made.client_id,
        scopes: [...PARTNER_SCOPES],
        response_encryption: 'never',
        own: false,
      }),
    );
    const { client_secret } = await ask<{ client_secret: string }>('POST', `${path}/secret`);
    expect((await login()).status).toBe(401);
    made.client_secret = client_secret;
    expect((await login()).status).toBe(200);
    await ask('PATCH', path, { enabled: false });
    expect((await login()).status).toBe(401);
    expect(JSON.stringify(await ask('GET', CLIENTS))).not.toContain(client_secret);
  });

  it('cannot be given the right to look after keys, and cannot change themselves', async () => {
    const body = { name: 'Lab', scopes: ['credentials:manage'] };
    expect((await service.send('POST', CLIENTS, { body })).status).toBe(400);
    const own = `${CLIENTS}/${service.partner.clientId}`;
    expect((await service.send('PATCH', own, { body: { enabled: false } })).status).toBe(400);
    expect((await service.send('POST', `${own}/secret`)).status).toBe(400);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-service';

const SUBSCRIPTIONS = '/notification/v1/connect/webhook/subscriptions';
const ENDPOINT = 'https://partner.example.org/hook';
const KEY = 'a-signing-key-of-some-length';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
afterEach(() => service.context.store.subscription.deleteMany({}));

async function subscribe(): Promise<string> {
  const body = { endpoint: ENDPOINT, signing_key: KEY };
  const { body: made } = await service.send('POST', SUBSCRIPTIONS, { body });
  return (made as { id: string }).id;
}

describe('registering', () => {
  it('never shows the key, and keeps it sealed', async () => {
    const id = await subscribe();
    const list = await service.send('GET', SUBSCRIPTIONS);
    expect(JSON.stringify(list.body)).not.toContain(KEY);
    expect(list.body).toMatchObject({ data: [{ id, signed: true, enabled: true }], msg: 'success' });
    const row = await service.context.store.subscription.findFirst({ where: { id } });
    expect(Buffer.from(row?.sealedKey ?? []).includes(KEY)).toBe(false);
  });

  it('refuses an address twice', async () => {
    await subscribe();
    const again = await service.send('POST', SUBSCRIPTIONS, { body: { endpoint: ENDPOINT } });
    expect(again).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_REQUEST', message: 'requested endpoint is already registered' } },
    });
  });

  it.each([
    ['no address', { endpoint: undefined }, 'endpoint'],
    ['a file address', { endpoint: 'file:///etc/passwd' }, 'endpoint'],
    ['a script', { endpoint: 'javascript:alert(1)' }, 'endpoint'],
    ['a blank before it', { endpoint: ' https://example.org/hook' }, 'endpoint'],
    ['no slashes', { endpoint: 'https:example.org/hook' }, 'endpoint'],
    ['a user name in it', { endpoint: 'https://a:b@example.org/' }, 'endpoint'],
    ['an unknown kind', { event_names: ['lunch.ready'] }, 'event_names'],
    ['a short key', { signing_key: 'short' }, 'signing_key'],
  ])('refuses %s', async (_, fields, field) => {
    const body = { endpoint: 'https://example.org/hook', ...fields };
    const refused = await service.send('POST', SUBSCRIPTIONS, { body });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'INVALID_REQUEST' } } });
    expect(JSON.stringify(refused.body)).toContain(field);
  });

  it('is changed and removed by its own business only', async () => {
    const id = await subscribe();
    const path = `${SUBSCRIPTIONS}/${id}`;
    const theirs = { token: service.other.token };
    expect((await service.send('PATCH', path, { body: { enabled: false }, ...theirs })).status).toBe(404);
    expect(await service.send('DELETE', path, theirs)).toMatchObject({
      status: 404,
      body: { error: { code: 'INVALID_REQUEST', message: 'Webhook not found' } },
    });
    expect((await service.send('PATCH', path, { body: { enabled: false } })).status).toBe(200);
    expect((await service.send('GET', SUBSCRIPTIONS)).body).toMatchObject({ data: [{ enabled: false }] });
    expect((await service.send('DELETE', path)).status).toBe(200);
    expect((await service.send('GET', SUBSCRIPTIONS)).body).toMatchObject({ data: [] });
  });
});

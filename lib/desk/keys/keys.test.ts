import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listClinics } from '@/lib/gateway/clinics';
import { serviceTransport, setServiceTransport } from '@/lib/gateway/transport';
import { setClientScopes } from '@/lib/service/credentials/clients';
import { PARTNER_SCOPES, SCOPES } from '@/lib/contract/credentials';
import { startTestService, type TestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { ownWebhookSecrets } from '../derived-key';
import { deliver, aReminder, signed } from '../events/testing/deliver';
import { addWebhookSecret, listWebhookSecrets, revokeWebhookSecret } from '../events/webhook-secrets';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { addClient, changeClient, renewClientSecret } from './change-clients';
import { checkAllKeys, endKey, makeKey, replaceKey, takeOverKey } from './change-keys';
import { readCredentials } from './read-credentials';

let service: TestService;
let front: FrontDesk;
let admin: Actor;
beforeAll(async () => {
  service = await startTestService();
  front = await openFrontDesk(service);
  admin = await hire(front.desk, { role: 'admin' });
});
beforeEach(() => setServiceTransport({ ...front.transport, sharedKey: service.partner.key }));
afterAll(() => front.close());

const read = async () => {
  const found = await readCredentials(admin);
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
};
const lines = (action: string) =>
  front.desk.store.auditLine.findMany({ where: { action }, orderBy: { seq: 'asc' } });

it('makes, takes over, rotates and ends keys, tells each secret once and writes all of it down', async () => {
  const first = await makeKey(admin);
  if (first.kind !== 'made') throw new Error(first.kind);
  expect(await takeOverKey(admin, { kid: 'theirs', secret: 'sixteen bytes ok' })).toEqual({ kind: 'ok' });
  expect(await takeOverKey(admin, { kid: 'theirs', secret: 'sixteen bytes ok' })).toMatchObject({
    kind: 'refused',
  });
  expect(await takeOverKey(admin, { kid: 'short', secret: 'short' })).toMatchObject({ kind: 'invalid' });
  const second = await replaceKey(admin, first.kid);
  if (second.kind !== 'made') throw new Error(second.kind);
  expect(await endKey(admin, first.kid, 'revoke')).toEqual({ kind: 'ok' });
  expect(await endKey(admin, first.kid, 'revoke')).toEqual({ kind: 'gone' });
  const { keys } = await read();
  expect(Object.fromEntries(keys.map(({ kid, state }) => [kid, state]))).toMatchObject({
    [first.kid]: 'revoked',
    [second.kid]: 'active',
    theirs: 'active',
    [service.partner.key.kid]: 'active',
  });
  expect(JSON.stringify(keys)).not.toContain(second.secret);
  const checked = await checkAllKeys(admin);
  expect(checked.kind === 'ok' && checked.keys.every(({ opens }) => opens)).toBe(true);
  expect((await lines('key.rotate')).map(({ subjectId }) => subjectId)).toEqual([first.kid]);
  expect((await lines('key.made')).map(({ subjectId }) => subjectId)).toEqual([first.kid, second.kid]);
  const log = JSON.stringify(await front.desk.store.auditLine.findMany(), (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  for (const secret of [first.secret, second.secret, 'sixteen bytes ok']) expect(log).not.toContain(secret);
});

it('lets go of the key under which the desk itself seals, and goes on working', async () => {
  const { kid } = service.partner.key;
  expect((await read()).keys.find(({ own }) => own)?.kid).toBe(kid);
  const made = await replaceKey(admin, kid);
  expect(made.kind).toBe('made');
  expect(serviceTransport().sharedKey).toBeUndefined();
  expect((await listClinics()).length).toBeGreaterThan(0);
  if (made.kind !== 'made') return;
  setServiceTransport({ ...front.transport, kind: 'remote', sharedKey: made });
  expect(await endKey(admin, made.kid, 'retire')).toEqual({ kind: 'in-use' });
  expect((await read()).keys.find((key) => key.kid === made.kid)?.state).toBe('active');
  service.partner.key = made;
});

it('adds programs, changes what they may do and renews their secrets', async () => {
  const made = await addClient(admin, { name: 'Laboratory', scopes: ['documents:write'] });
  if (made.kind !== 'made') throw new Error(made.kind);
  expect(await changeClient(admin, made.clientId, { scopes: ['cases:read'], enabled: false })).toEqual({
    kind: 'ok',
  });
  const renewed = await renewClientSecret(admin, made.clientId);
  expect(renewed).toMatchObject({ kind: 'made', clientId: made.clientId });
  const { clients } = await read();
  expect(clients).toContainEqual(
    expect.objectContaining({ client_id: made.clientId, scopes: ['cases:read'], enabled: false, own: false }),
  );
  const own = clients.find((client) => client.own);
  expect(await changeClient(admin, own?.client_id ?? '', { enabled: false })).toMatchObject({
    kind: 'invalid',
  });
  expect(await renewClientSecret(admin, service.other.clientId)).toEqual({ kind: 'gone' });
  expect(await lines('client.update')).toMatchObject([
    { subjectId: made.clientId, detail: { scopes: 'cases:read', enabled: 'false' } },
    { subjectId: own?.client_id },
  ]);
});

it('says that another service keeps them, where the desk may not look after them', async () => {
  const { credentials } = service.context;
  await setClientScopes(credentials, service.partner.clientId, PARTNER_SCOPES);
  expect(await readCredentials(admin)).toEqual({ kind: 'elsewhere' });
  await setClientScopes(credentials, service.partner.clientId, SCOPES);
  setServiceTransport({
    ...front.transport,
    fetch: (request) =>
      request.url.includes('/desk-ext/')
        ? Promise.resolve(Response.json({ message: 'no such path' }, { status: 404 }))
        : front.transport.fetch(request),
  });
  expect(await readCredentials(admin)).toEqual({ kind: 'elsewhere' });
});

it('lists the secrets of the door, and keeps the one that the own service signs with', async () => {
  const { id, secret } = await addWebhookSecret(admin, 'signing-key');
  const body = JSON.stringify(aReminder());
  expect(await deliver(body, [signed(body, { key: secret })])).toMatchObject({ status: 200 });
  expect(await revokeWebhookSecret(admin, id)).toBe(true);
  const all = await listWebhookSecrets();
  expect(all).toContainEqual(expect.objectContaining({ id, kind: 'signing-key', revoked: true, own: false }));
  const own = all.find((one) => one.own);
  expect(await revokeWebhookSecret(admin, own?.id ?? '')).toBe(false);
  const text = JSON.stringify(all);
  for (const hidden of [secret, ownWebhookSecrets().signingKey]) expect(text).not.toContain(hidden);
});

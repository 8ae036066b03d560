// Keys, programs and the log of events over every way to the service; a service of somebody else's need not offer them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import { createClient, listClients, rotateClientSecret, updateClient } from './clients';
import { getDelivery, listDeliveries, replayDelivery } from './deliveries';
import { checkKeys, createKey, importKey, listKeys, retireKey, revokeKey, rotateKey } from './keys';
import { waysTo, type Way } from './testing/ways';
import { setServiceTransport } from './transport';

const own = waysTo(startTestService).filter(([name]) => name !== 'at SERVICE_BASE_URL');

describe.each(own)('keys and programs, asked for %s', (_, open) => {
  let way: Way;
  beforeAll(async () => {
    way = await open();
  });
  afterAll(() => way.close());
  beforeEach(() => setServiceTransport(way.transport));

  it('keys are made, replaced and ended while the program itself goes on under its own', async () => {
    const first = await createKey();
    const second = await rotateKey(first.kid);
    await importKey({ kid: 'theirs/1', secret: 'sixteen bytes ok' });
    await retireKey('theirs/1');
    await revokeKey(second.kid);
    const states = Object.fromEntries((await listKeys()).map(({ kid, state }) => [kid, state]));
    expect(states).toMatchObject({
      [first.kid]: 'retiring',
      [second.kid]: 'revoked',
      'theirs/1': 'retiring',
    });
    expect(await checkKeys()).toContainEqual({ kid: 'theirs/1', opens: true });
    await expect(revokeKey('unknown')).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });

  it('programs are added, changed and given new secrets', async () => {
    const made = await createClient({ name: 'Laboratory', scopes: ['documents:write'] });
    await updateClient(made.client_id, { enabled: false });
    expect((await rotateClientSecret(made.client_id)).client_secret).not.toBe(made.client_secret);
    const found = (await listClients()).find(({ client_id }) => client_id === made.client_id);
    expect(found).toMatchObject({ name: 'Laboratory', enabled: false, own: false });
  });

  it('the log of events is read, and knows no delivery of nobody', async () => {
    expect(await listDeliveries({ trouble: '1' })).toEqual({ deliveries: [], next: null });
    for (const ask of [getDelivery, replayDelivery])
      await expect(ask('unknown')).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });
});

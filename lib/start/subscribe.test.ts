import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSubscription, listSubscriptions } from '@/lib/gateway/subscriptions';
import { setServiceTransport } from '@/lib/gateway/transport';
import { startTestService, type TestService } from '@/lib/service/test-service';
import { subscribeDesk } from './subscribe';

const RECEIVER = '/api/webhooks/service';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ eventsAllowPrivate: true });
  const { clientId, clientSecret } = service.partner;
  const baseUrl = 'http://service.test';
  setServiceTransport({ fetch: service.fetch, baseUrl, clientId, clientSecret, kind: 'embedded' });
});
afterAll(() => service.close());

it('subscribes the desk once, follows it to another address, and leaves others alone', async () => {
  const key = service.context.masterKey;
  await createSubscription({ endpoint: 'https://partner.example/hook' });
  await subscribeDesk('http://localhost:3000', key);
  await subscribeDesk('http://localhost:3000', key);
  await subscribeDesk('http://localhost:4000', key);
  const subscriptions = await listSubscriptions();
  expect(subscriptions.map(({ endpoint, signed, enabled }) => ({ endpoint, signed, enabled }))).toEqual([
    { endpoint: 'https://partner.example/hook', signed: false, enabled: true },
    { endpoint: `http://localhost:4000${RECEIVER}`, signed: true, enabled: true },
  ]);
});

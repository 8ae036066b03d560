import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VaccinationReminder } from '@/lib/contract/event';
import { openTestDatabase, type TestDatabase } from '@/prisma/test-database';
import { startTestService, type TestService } from '../test-service';
import { startDelivering } from './delivery-loop';
import { sendEvent } from './outbox';
import { signingKeyOf } from './subscriptions';

const SUBSCRIPTIONS = '/notification/v1/connect/webhook/subscriptions';
const KEY = 'a-signing-key-of-some-length';

type Received = { headers: IncomingMessage['headers']; body: string };

let service: TestService;
let receiver: Server;
let received: Received[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let delivering: { stop(): Promise<void> };
let databaseUrl: string;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  databaseUrl = database.url;
  service = await startTestService({ databaseUrl, eventsAllowPrivate: true });
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { store, masterKey } = service.context;
  delivering = await startDelivering({
    store,
    databaseUrl,
    rules: { allowPrivate: true, ownOrigin: 'http://none.test' },
    openKey: (businessId, id, sealed) => signingKeyOf(masterKey, businessId, id, sealed),
  });
});
afterAll(async () => {
  await delivering.stop();
  receiver.close();
  await service.close();
  await database.close();
});
beforeEach(() => {
  received = [];
  answer = (_, response) => response.writeHead(200).end('ok');
});
afterEach(() => service.context.store.subscription.deleteMany({}));

const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

async function subscribe(fields: object = {}): Promise<string> {
  const body = { endpoint: `${address()}/hook`, signing_key: KEY, ...fields };
  const { status, body: made } = await service.send('POST', SUBSCRIPTIONS, { body });
  expect(status).toBe(201);
  return (made as { id: string }).id;
}

const reminder = (time = Date.now()): VaccinationReminder => ({
  event: 'vaccination.reminder',
  service: 'appointment',
  event_time: time,
  partition_id: `${service.partner.businessId}:p1:vaccination.reminder`,
  transaction_id: `p1-d1-${time}`,
  data: {
    doctor_id: 'd1',
    patient_id: 'p1',
    patient_name: 'रिया शर्मा',
    doctor_name: 'Dr Rao',
    booking_link: 'https://desk.example.org/book',
    due_date: '2026-12-01',
    vaccines: 'MR-1, PCV booster',
  },
});

const send = (time?: number) => sendEvent(service.context.store, service.partner.businessId, reminder(time));

async function until<T>(what: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await what();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not happen within 10 seconds');
}

const deliveryOf = (eventId: string) =>
  service.context.store.delivery.findFirst({ where: { eventId }, include: { log: true } });

describe('a delivery', () => {
  it('is signed so that receivers of raw bytes and of re-serialised JSON both accept it', async () => {
    await subscribe();
    const id = await send();
    const { headers, body } = await until(() => received[0]);
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['eka-webhook-signature'])) ?? [];
    const hmac = (text: string) => createHmac('sha256', KEY).update(text).digest('hex');
    expect(hmac(`${t}.${body}`)).toBe(v1);
    // Python's json.dumps with compact separators writes ASCII with lower-case escapes, as we send it.
    expect(body).toMatch(/^[\x20-\x7e]+$/);
    expect(body).toContain('\\u0930');
    expect(JSON.parse(body)).toEqual(reminder((JSON.parse(body) as VaccinationReminder).event_time));
    expect(headers).toMatchObject({
      'webhook-id': id,
      'webhook-timestamp': t,
      'content-type': 'application/json',
    });
    const standard = createHmac('sha256', KEY).update(`${id}.${t}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${standard}`);
  });

  it('goes unsigned when no key is registered', async () => {
    await subscribe({ signing_key: undefined });
    await send();
    expect((await until(() => received[0])).headers).not.toHaveProperty('eka-webhook-signature');
  });

  it('is logged with its status and the first kilobyte of the answer', async () => {
    answer = (_, response) => response.writeHead(201).end('x'.repeat(5000));
    await subscribe();
    const id = await send();
    await until(async () => (await deliveryOf(id))?.state === 'delivered');
    const { body } = await service.send('GET', '/desk-ext/v1/events/deliveries');
    const [newest] = (body as { deliveries: { event_id: string; attempts: { answer: string }[] }[] })
      .deliveries;
    expect(newest).toMatchObject({
      event_id: id,
      state: 'delivered',
      attempts: [{ number: 1, status: 201 }],
    });
    expect(newest?.attempts[0]?.answer).toHaveLength(1024);
  });

  it.each([
    ['a 500', 500, 'refused', 5],
    ['a redirect', 301, 'redirect', 5],
    ['a 429 that asks for an hour', 429, 'refused', 3600],
  ])('is tried again later after %s', async (_, status, problem, seconds) => {
    answer = (_request, response) => {
      const headers = { location: 'http://127.0.0.1:1/', ...(status === 429 && { 'retry-after': '3600' }) };
      response.writeHead(status, headers).end();
    };
    await subscribe();
    const before = Date.now();
    const id = await send();
    const delivery = await until(async () => {
      const found = await deliveryOf(id);
      return found?.attempts === 1 ? found : null;
    });
    expect(delivery).toMatchObject({ state: 'waiting', log: [{ number: 1, status, problem }] });
    expect(Number(delivery.dueAt) - before).toBeGreaterThanOrEqual(seconds * 1000 * 0.9);
    expect(received).toHaveLength(1);
  });

  it('turns its subscription off when the receiver says 410', async () => {
    answer = (_, response) => response.writeHead(410).end();
    const id = await subscribe();
    await send();
    await until(
      async () => (await service.context.store.subscription.findFirst({ where: { id } }))?.state === 'gone',
    );
    const list = await service.send('GET', SUBSCRIPTIONS);
    expect(list.body).toMatchObject({ data: [{ id, state: 'gone', enabled: false }] });
  });

  it('is sent again under the same id when it is replayed', async () => {
    await subscribe();
    const id = await send();
    const delivery = await until(async () => {
      const found = await deliveryOf(id);
      return found?.state === 'delivered' ? found : null;
    });
    const replay = `/desk-ext/v1/events/deliveries/${delivery.id}/replay`;
    expect((await service.send('POST', replay, { token: service.other.token })).status).toBe(404);
    expect((await service.send('POST', replay)).status).toBe(202);
    await until(() => received.length === 2);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  });

  it('does not hold up other receivers while one is slow', async () => {
    const slow = createServer(() => undefined);
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    await subscribe({ endpoint: `http://127.0.0.1:${(slow.address() as AddressInfo).port}/` });
    await subscribe();
    for (let number = 0; number < 100; number += 1) await send(Date.now() + number);
    await until(() => received.length === 100);
    slow.closeAllConnections();
    slow.close();
  });

  it('reaches only subscriptions of its business and of its kind', async () => {
    await subscribe({ event_names: ['appointment.created'] });
    await service.send('POST', SUBSCRIPTIONS, {
      body: { endpoint: `${address()}/theirs` },
      token: service.other.token,
    });
    const id = await send();
    await until(() => service.context.store.outboxEvent.findFirst({ where: { id, spread: true } }));
    expect(await service.context.store.delivery.count({ where: { eventId: id } })).toBe(0);
  });
});

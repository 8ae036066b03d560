import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { deliveriesIn, openDeliveryIn, processAgain, sendTestEvent } from './deliveries-in';
import { deliveriesOut, openDeliveryOut, sendAgain } from './deliveries-out';
import { aReminder, deliver, deliverEvent } from './testing/deliver';
import { workInbox } from './work-inbox';

let service: TestService;
let front: FrontDesk;
let admin: Actor;
beforeAll(async () => {
  service = await startTestService();
  front = await openFrontDesk(service);
  admin = await hire(front.desk, { role: 'admin' });
});
afterAll(() => front.close());

const opened = async (id = '') => {
  const answer = await openDeliveryIn(admin, id);
  if (answer.kind !== 'ok') throw new Error(`There is no delivery ${id}`);
  return answer.delivery;
};

it('shows each delivery with its verdict, headers and body, and both sides of a conflict', async () => {
  const event = aReminder();
  const other = { ...event, data: { ...event.data, vaccines: 'HPV 1' } };
  await deliverEvent(event);
  await deliverEvent(other);
  await deliver('forged', []);
  const { rows } = await deliveriesIn(admin, {});
  const [forged, conflict, stored] = rows;
  expect(rows.slice(0, 3)).toMatchObject([
    { verdict: 'no-signature', status: 401, event: null },
    { verdict: 'conflict', status: 409, event: { id: stored?.event?.id } },
    { verdict: 'stored', status: 200, event: { state: 'waiting' } },
  ]);
  expect(await opened(forged?.id)).toMatchObject({ body: 'forged', storedBody: null, arrivals: [] });
  expect(await opened(conflict?.id)).toMatchObject({
    body: JSON.stringify(other),
    storedBody: JSON.stringify(event),
    arrivals: [{ verdict: 'stored' }, { verdict: 'conflict' }],
  });
  const whole = await opened(stored?.id);
  expect(whole).toMatchObject({ body: JSON.stringify(event), storedBody: null });
  expect(whole.headers).toHaveProperty('eka-webhook-signature');
  const trouble = await deliveriesIn(admin, { trouble: true });
  expect(trouble.rows.map(({ verdict }) => verdict)).toEqual(['no-signature', 'conflict']);
  expect(await openDeliveryIn(admin, 'x')).toEqual({ kind: 'gone' });
  expect(await front.desk.store.auditLine.count({ where: { action: 'event.view' } })).toBe(4);
});

it('pages', async () => {
  for (let at = 0; at < 55; at++) await deliver('x', []);
  const first = await deliveriesIn(admin, {});
  const second = await deliveriesIn(admin, { before: first.next ?? '' });
  expect(first.rows).toHaveLength(50);
  expect(second.rows.map(({ id }) => id)).not.toContain(first.rows.at(-1)?.id);
});

it('has an event worked on again, and knows no other', async () => {
  const event = aReminder();
  await deliverEvent(event);
  await workInbox();
  const { id } = await front.desk.store.eventIn.findFirstOrThrow({
    where: { transactionId: event.transaction_id },
  });
  expect(await processAgain(admin, id.toString())).toEqual({ kind: 'ok' });
  await workInbox();
  const done = await front.desk.store.eventIn.findUniqueOrThrow({ where: { id } });
  expect(done.state).toBe('done');
  expect(await processAgain(admin, '999999')).toEqual({ kind: 'gone' });
  expect(await processAgain(admin, 'x')).toEqual({ kind: 'gone' });
});

it('sends a test event through the door', async () => {
  expect(await sendTestEvent(admin)).toEqual({ kind: 'ok', status: 202 });
  expect((await deliveriesIn(admin, {})).rows[0]).toMatchObject({
    verdict: 'unhandled',
    event: { kind: 'desk.test' },
  });
});

it('shows what the service sent, all of it over the pages, and has it sent again', async () => {
  const { businessId, clientId } = service.partner;
  const { store } = service.context;
  const place = { businessId, clientId, id: 'sub', endpoint: 'https://203.0.113.7/x', eventNames: [] };
  await store.subscription.create({ data: { ...place, state: 'on', createdAt: 1, updatedAt: 1 } });
  const kinds = { kind: 'appointment.updated', body: '{"event":"appointment.updated"}', createdAt: 5 };
  const ids = Array.from({ length: 60 }, () => randomUUID());
  await store.outboxEvent.createMany({
    data: ids.map((id) => ({ ...kinds, businessId, id, transactionId: id, spread: true })),
  });
  // All in one millisecond, as a burst makes them.
  await store.delivery.createMany({
    data: ids.map((id, at) => ({
      ...{ businessId, id, eventId: id, subscriptionId: 'sub', dueAt: 5, createdAt: 5 },
      ...{ state: at === 0 ? 'dead' : at === 1 ? 'waiting' : 'delivered', attempts: 1 },
    })),
  });
  const first = await deliveriesOut(admin, {});
  if (first.kind !== 'ok' || first.next === null) throw new Error('There is no second page');
  const second = await deliveriesOut(admin, { before: first.next });
  if (second.kind !== 'ok') throw new Error(second.kind);
  expect([...first.rows, ...second.rows].map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(second.next).toBeNull();
  const trouble = await deliveriesOut(admin, { trouble: '1' });
  expect(trouble.kind === 'ok' && trouble.rows.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
  const [dead = ''] = ids;
  expect(await openDeliveryOut(admin, dead)).toMatchObject({
    kind: 'ok',
    delivery: { state: 'dead', signed: false, body: kinds.body },
  });
  expect(await sendAgain(admin, dead)).toEqual({ kind: 'ok' });
  expect(await openDeliveryOut(admin, dead)).toMatchObject({ delivery: { state: 'waiting' } });
  expect(await sendAgain(admin, 'unknown')).toEqual({ kind: 'gone' });
});

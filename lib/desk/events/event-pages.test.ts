import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { deliveriesIn, deliveriesOut, processAgain, sendAgain, sendTestEvent } from './event-pages';
import { aReminder, deliver, deliverEvent } from './testing/deliver';
import { workInbox } from './work-inbox';

let front: FrontDesk;
let admin: Actor;
beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  admin = await hire(front.desk, { role: 'admin' });
});
afterAll(() => front.close());

it('shows each delivery with its verdict, headers and body, and both sides of a conflict', async () => {
  const event = aReminder();
  const other = { ...event, data: { ...event.data, vaccines: 'HPV 1' } };
  await deliverEvent(event);
  await deliverEvent(other);
  await deliver('forged', []);
  const { rows } = await deliveriesIn(admin, {});
  expect(rows.slice(0, 3)).toMatchObject([
    { verdict: 'no-signature', status: 401, body: 'forged', event: null },
    {
      verdict: 'conflict',
      status: 409,
      body: JSON.stringify(other),
      event: { storedBody: JSON.stringify(event) },
    },
    {
      verdict: 'stored',
      status: 200,
      body: JSON.stringify(event),
      event: { state: 'waiting', storedBody: null },
    },
  ]);
  expect(rows[2]?.headers).toHaveProperty('eka-webhook-signature');
  const trouble = await deliveriesIn(admin, { trouble: true });
  expect(trouble.rows.map(({ verdict }) => verdict)).toEqual(['no-signature', 'conflict']);
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

it('sends a test event through the door, and asks the service for what it sent', async () => {
  expect(await sendTestEvent(admin)).toEqual({ kind: 'ok', status: 202 });
  expect((await deliveriesIn(admin, {})).rows[0]).toMatchObject({
    verdict: 'unhandled',
    event: { kind: 'desk.test' },
  });
  expect(await deliveriesOut(admin)).toEqual({ kind: 'ok', rows: [] });
  expect(await sendAgain(admin, 'unknown')).toEqual({ kind: 'gone' });
});

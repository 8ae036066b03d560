// A storm at the door: everything five times, shuffled, many at once, with forged and stale deliveries among it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDesk, type TestDesk } from '../testing/open-desk';
import { aReminder, deliver, seconds, signed, type Answer } from './testing/deliver';

const EVENTS = 500;
const TIMES = 5;
const AT_ONCE = 64;

let desk: TestDesk;
beforeAll(async () => (desk = await openTestDesk()));
afterAll(() => desk.close());

type Sending = { transactionId: string | null; send: () => Promise<Answer> };

/** Every event `TIMES` times, and one forged and one stale delivery for every ten good ones. */
function storm(): Sending[] {
  const sendings: Sending[] = [];
  for (let at = 0; at < EVENTS; at++) {
    const event = aReminder({ patient_id: `storm-${at}` });
    const text = JSON.stringify(event);
    for (let time = 0; time < TIMES; time++) {
      sendings.push({ transactionId: event.transaction_id, send: () => deliver(text) });
    }
    if (at % 4 === 0) {
      const forged = signed(text, { key: 'not-the-key-of-anybody' });
      sendings.push({ transactionId: null, send: () => deliver(text, [forged]) });
      const stale = signed(text, { at: seconds() - 3_600 });
      sendings.push({ transactionId: null, send: () => deliver(text, [stale]) });
    }
  }
  return shuffled(sendings);
}

it(`stores ${EVENTS} events that come ${TIMES} times each exactly once, and answers all`, async () => {
  const waiting = storm();
  const total = waiting.length;
  const statuses = new Map<number, number>();
  const acknowledged = new Set<string>();
  const sender = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status } = await next.send();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200 && next.transactionId !== null) acknowledged.add(next.transactionId);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));

  const rows = await desk.store.eventIn.findMany({ select: { transactionId: true } });
  const stored = new Set(rows.map(({ transactionId }) => transactionId));
  expect(rows).toHaveLength(EVENTS);
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect(Object.fromEntries(statuses)).toEqual({ 200: EVENTS * TIMES, 401: EVENTS / 2 });
  expect(await desk.store.deliveryIn.count()).toBe(total);
  const verdicts = await desk.store.deliveryIn.groupBy({ by: ['verdict'], _count: true });
  expect(Object.fromEntries(verdicts.map(({ verdict, _count }) => [verdict, _count]))).toEqual({
    stored: EVENTS,
    duplicate: EVENTS * (TIMES - 1),
    stale: EVENTS / 4,
    'wrong-signature': EVENTS / 4,
  });
}, 60_000);

/** In an order that is the same at every run. */
function shuffled<Item>(items: Item[]): Item[] {
  let seed = 20_261_121;
  for (let at = items.length - 1; at > 0; at--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (at + 1);
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
  return items;
}

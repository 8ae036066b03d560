// What is written down of attempts that end while their subscription is being deleted.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-service';
import { spreadEvents, takeDue, writeOutcomes, type DueDelivery } from './delivery-store';
import { sendEvent } from './outbox';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ eventsAllowPrivate: true });
});
afterAll(() => service.close());

const SUBSCRIPTIONS = '/notification/v1/connect/webhook/subscriptions';

async function subscribe(path: string): Promise<string> {
  const endpoint = `http://127.0.0.1:9/${path}`;
  return ((await service.send('POST', SUBSCRIPTIONS, { body: { endpoint } })).body as { id: string }).id;
}

/** One event on its way to each subscription. */
async function underWay(): Promise<DueDelivery[]> {
  const { store } = service.context;
  await sendEvent(store, service.partner.businessId, {
    event: 'vaccination.reminder',
    service: 'appointment',
    event_time: Date.now(),
    partition_id: `${service.partner.businessId}:p:vaccination.reminder`,
    transaction_id: `p-d-${Date.now()}`,
    data: {
      doctor_id: 'd',
      patient_id: 'p',
      patient_name: 'रिया',
      doctor_name: 'Dr Rao',
      booking_link: 'https://desk.example.org/book',
      due_date: '2026-12-01',
      vaccines: 'MR-1',
    },
  });
  await spreadEvents(store, 10);
  return takeDue(store, 10, []);
}

const accepted = (delivery: DueDelivery) => ({
  delivery,
  at: Date.now(),
  took: 5,
  result: { status: 200, problem: null, answer: 'ok', retryAfter: null },
  nextDue: null,
});
const statesOf = (deliveries: DueDelivery[]) =>
  service.context.store.delivery.findMany({
    where: { id: { in: deliveries.map(({ id }) => id) } },
    select: { state: true, log: { select: { status: true } } },
  });
const delivered = [{ state: 'delivered', log: [{ status: 200 }] }];

it('keeps every other outcome when a subscription was deleted during an attempt', async () => {
  const { store } = service.context;
  const leaving = await subscribe('leaving');
  const staying = await subscribe('staying');
  const deliveries = await underWay();
  expect(deliveries).toHaveLength(2);
  await service.send('DELETE', `${SUBSCRIPTIONS}/${leaving}`);
  await writeOutcomes(store, deliveries.map(accepted));
  expect(await statesOf(deliveries)).toEqual(delivered);
  await service.send('DELETE', `${SUBSCRIPTIONS}/${staying}`);
});

it('waits for no deletion that is under way', async () => {
  const { store } = service.context;
  const leaving = await subscribe('leaving');
  await subscribe('staying');
  const deliveries = await underWay();
  await store.$transaction(async (deleting) => {
    await deleting.subscription.deleteMany({ where: { id: leaving } });
    await writeOutcomes(store, deliveries.map(accepted));
  });
  expect(await statesOf(deliveries)).toEqual(delivered);
});

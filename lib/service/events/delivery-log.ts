// The delivery log: what was sent where, with every attempt; and sending again by hand.
import type { DeliveryRecord } from '@/lib/contract/event';
import type { Store } from '../store';
import { WAKE_CHANNEL } from './outbox';

export const LOG_PAGE = 50;

/** The newest deliveries of a business before a moment (epoch milliseconds), optionally of one state. */
export async function readDeliveries(
  store: Store,
  businessId: string,
  filter: { state?: string | undefined; before?: number | undefined },
): Promise<DeliveryRecord[]> {
  const rows = await store.delivery.findMany({
    where: {
      businessId,
      ...(filter.state !== undefined && { state: filter.state }),
      ...(filter.before !== undefined && { createdAt: { lt: BigInt(filter.before) } }),
    },
    orderBy: { createdAt: 'desc' },
    take: LOG_PAGE,
    include: {
      event: true,
      subscription: { select: { endpoint: true } },
      log: { orderBy: { number: 'asc' } },
    },
  });
  return rows.map((row) => ({
    id: row.id,
    event_id: row.eventId,
    event: row.event.kind,
    transaction_id: row.event.transactionId,
    subscription_id: row.subscriptionId,
    endpoint: row.subscription.endpoint,
    state: row.state,
    created_at: Number(row.createdAt),
    due_at: row.state === 'waiting' ? Number(row.dueAt) : null,
    attempts: row.log.map(({ number, at, took, status, problem, answer }) => {
      return { number, at: Number(at), took, status, problem, answer };
    }),
  }));
}

/**
 * Sends a delivery again, a dead one or a delivered one, under the same event id. Its attempts go on counting,
 * and a further failure leaves it dead. False: the business has no such delivery.
 */
export async function replayDelivery(store: Store, businessId: string, id: string): Promise<boolean> {
  const replayed = await store.delivery.updateMany({
    where: { businessId, id },
    data: { state: 'waiting', dueAt: BigInt(Date.now()), finishedAt: null },
  });
  await store.$executeRaw`SELECT pg_notify(${WAKE_CHANNEL}, '')`;
  return replayed.count === 1;
}

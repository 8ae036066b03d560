// The delivery log: what was sent where, with every attempt; and sending again by hand.
import type { DeliveryQuery, DeliveryRecord, OpenedDelivery } from '@/lib/contract/event';
import type { Prisma } from '@/prisma/service/generated/client';
import type { Store } from '../store';
import { WAKE_CHANNEL } from './outbox';

export const LOG_PAGE = 50;

const WITH_ATTEMPTS = {
  event: true,
  subscription: { select: { endpoint: true, sealedKey: true } },
  log: { orderBy: { number: 'asc' } },
} as const satisfies Prisma.DeliveryInclude;
type DeliveryRow = Prisma.DeliveryGetPayload<{ include: typeof WITH_ATTEMPTS }>;

/** A page of the deliveries of a business, the newest first. */
export async function readDeliveries(
  store: Store,
  businessId: string,
  { state, trouble, before }: DeliveryQuery,
): Promise<{ deliveries: DeliveryRecord[]; next: string | null }> {
  const rows = await store.delivery.findMany({
    where: {
      businessId,
      ...(state !== undefined && { state }),
      AND: [
        trouble === undefined ? {} : { OR: [{ state: 'dead' }, { state: 'waiting', attempts: { gt: 0 } }] },
        before === undefined ? {} : olderThan(before),
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LOG_PAGE + 1,
    include: WITH_ATTEMPTS,
  });
  const page = rows.slice(0, LOG_PAGE);
  const last = rows.length > LOG_PAGE ? page.at(-1) : undefined;
  return { deliveries: page.map(onTheWire), next: last ? `${last.createdAt}.${last.id}` : null };
}

/** One delivery with its text; null: the business has no such delivery. */
export async function readDelivery(
  store: Store,
  businessId: string,
  id: string,
): Promise<OpenedDelivery | null> {
  const row = await store.delivery.findUnique({
    where: { businessId_id: { businessId, id } },
    include: WITH_ATTEMPTS,
  });
  return row && { ...onTheWire(row), body: row.event.body };
}

/** Many deliveries are made in one millisecond, so the id decides between them. */
function olderThan(before: string): Prisma.DeliveryWhereInput {
  const [time = '', id] = before.split('.');
  const createdAt = BigInt(time);
  const earlier = { createdAt: { lt: createdAt } };
  return id === undefined ? earlier : { OR: [earlier, { createdAt, id: { lt: id } }] };
}

function onTheWire(row: DeliveryRow): DeliveryRecord {
  return {
    id: row.id,
    event_id: row.eventId,
    event: row.event.kind,
    transaction_id: row.event.transactionId,
    subscription_id: row.subscriptionId,
    endpoint: row.subscription.endpoint,
    signed: row.subscription.sealedKey !== null,
    state: row.state,
    created_at: Number(row.createdAt),
    due_at: row.state === 'waiting' ? Number(row.dueAt) : null,
    attempts: row.log.map(({ number, at, took, status, problem, answer }) => {
      return { number, at: Number(at), took, status, problem, answer };
    }),
  };
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

// A subscription that only fails is turned off: at once when the receiver says it is gone, else after five days.
import type { Store } from '../store';
import type { Outcome } from './delivery-store';
import { FAILING_LIMIT } from './schedule';

const GONE = 410;

/** Judges each subscription by the newest outcomes of a batch. */
export async function judgeSubscriptions(store: Store, outcomes: Outcome[]): Promise<void> {
  const bySubscription = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = `${outcome.delivery.businessId} ${outcome.delivery.subscriptionId}`;
    bySubscription.set(key, [...(bySubscription.get(key) ?? []), outcome]);
  }
  for (const batch of bySubscription.values()) await judge(store, batch);
}

async function judge(store: Store, batch: Outcome[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const where = { businessId: first.delivery.businessId, id: first.delivery.subscriptionId };
  if (batch.some(({ result }) => result.status === GONE)) {
    await store.subscription.updateMany({ where, data: { state: 'gone', updatedAt: BigInt(Date.now()) } });
  } else if (batch.some(({ result }) => result.problem === null)) {
    await store.subscription.updateMany({
      where: { ...where, failingSince: { not: null } },
      data: { failingSince: null },
    });
  } else {
    await store.subscription.updateMany({
      where: { ...where, failingSince: null },
      data: { failingSince: BigInt(first.at) },
    });
    await store.subscription.updateMany({
      where: { ...where, state: 'on', failingSince: { lt: BigInt(first.at - FAILING_LIMIT) } },
      data: { state: 'failing', updatedAt: BigInt(Date.now()) },
    });
  }
}

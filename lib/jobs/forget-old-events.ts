// The outbox and its delivery log are kept for a quarter of a year; an event that still waits is never forgotten.
import type { ServiceContext } from '@/lib/service/context';

const KEPT_MS = 90 * 24 * 3600 * 1000;

export async function forgetOldEvents({ store }: Pick<ServiceContext, 'store'>): Promise<void> {
  await store.outboxEvent.deleteMany({
    where: {
      spread: true,
      createdAt: { lt: BigInt(Date.now() - KEPT_MS) },
      deliveries: { none: { state: 'waiting' } },
    },
  });
}

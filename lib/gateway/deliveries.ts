// The log of events that the service sent, and sending one again. All throw ServiceError.
import { z } from 'zod';
import { deliveryList, type DeliveryRecord } from '@/lib/contract/event';
import { pathOf } from './path-of';
import { ask } from './request';

/** A page, the newest first; `before` in epoch milliseconds. */
export async function listDeliveries(filter: { state?: string; before?: number }): Promise<DeliveryRecord[]> {
  const path = '/desk-ext/v1/events/deliveries';
  const { answer } = await ask({ method: 'GET', path, query: filter, answer: deliveryList });
  return answer.deliveries;
}

/** Sends one again under the same event id. */
export async function replayDelivery(id: string): Promise<void> {
  const path = pathOf`/desk-ext/v1/events/deliveries/${id}/replay`;
  await ask({ method: 'POST', path, answer: z.unknown() });
}

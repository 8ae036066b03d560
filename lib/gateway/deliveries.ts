// The log of events that the service sent, and sending one again. All throw ServiceError.
import { z } from 'zod';
import {
  deliveryList,
  openedDelivery,
  type DeliveryQuery,
  type DeliveryRecord,
  type OpenedDelivery,
} from '@/lib/contract/event';
import { pathOf } from './path-of';
import { ask } from './request';

/** A page, the newest first; `next` is what `before` takes for the one after it. */
export async function listDeliveries(
  query: DeliveryQuery,
): Promise<{ deliveries: DeliveryRecord[]; next: string | null }> {
  const path = '/desk-ext/v1/events/deliveries';
  return (await ask({ method: 'GET', path, query, answer: deliveryList })).answer;
}

/** One with the text that is sent. */
export async function getDelivery(id: string): Promise<OpenedDelivery> {
  const path = pathOf`/desk-ext/v1/events/deliveries/${id}`;
  return (await ask({ method: 'GET', path, answer: openedDelivery })).answer;
}

/** Sends one again under the same event id. */
export async function replayDelivery(id: string): Promise<void> {
  const path = pathOf`/desk-ext/v1/events/deliveries/${id}/replay`;
  await ask({ method: 'POST', path, answer: z.unknown() });
}

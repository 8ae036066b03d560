// The subscriptions to events, one function for each operation. All throw ServiceError.
import { z } from 'zod';
import {
  subscriptionList,
  type subscriptionCreate,
  type subscriptionPatch,
  type subscriptionRecord,
} from '@/lib/contract/event';
import { pathOf } from './path-of';
import { ask } from './request';

const SUBSCRIPTIONS = '/notification/v1/connect/webhook/subscriptions';

/** Every address that the business registered, without its key. */
export async function listSubscriptions(): Promise<z.infer<typeof subscriptionRecord>[]> {
  const { answer } = await ask({ method: 'GET', path: SUBSCRIPTIONS, answer: subscriptionList });
  return answer.data;
}

/** Answers with the new subscription's id. */
export async function createSubscription(body: z.infer<typeof subscriptionCreate>): Promise<string> {
  const { answer } = await ask({
    method: 'POST',
    path: SUBSCRIPTIONS,
    body,
    answer: z.object({ id: z.string() }),
  });
  return answer.id;
}

/** Changes what `body` names. */
export async function updateSubscription(id: string, body: z.infer<typeof subscriptionPatch>): Promise<void> {
  await ask({
    method: 'PATCH',
    path: pathOf`/notification/v1/connect/webhook/subscriptions/${id}`,
    body,
    answer: z.unknown(),
  });
}

/** What still waits for it is not sent any more. */
export async function deleteSubscription(id: string): Promise<void> {
  await ask({
    method: 'DELETE',
    path: pathOf`/notification/v1/connect/webhook/subscriptions/${id}`,
    answer: z.unknown(),
  });
}

// One delivery: signed anew, posted once, judged.
import { randomInt } from 'node:crypto';
import type { GuardRules } from './address-guard';
import type { DueDelivery, Outcome } from './delivery-store';
import { post } from './post';
import { waitAfter } from './schedule';
import { signatureHeaders } from './signature';

export type Delivering = {
  rules: GuardRules;
  /** Opens a subscription's signing key. */
  openKey: (businessId: string, subscriptionId: string, sealed: Uint8Array) => string;
};

/** Tries a delivery once; what happened, and when to try again. */
export async function deliver(delivery: DueDelivery, { rules, openKey }: Delivering): Promise<Outcome> {
  const at = Date.now();
  const seconds = Math.floor(at / 1000);
  const { businessId, subscriptionId, sealedKey } = delivery;
  const key = sealedKey && openKey(businessId, subscriptionId, sealedKey);
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': delivery.eventId,
    'webhook-timestamp': String(seconds),
    ...(key && signatureHeaders(key, delivery.eventId, seconds, delivery.body)),
  };
  const result = await post(delivery.endpoint, headers, delivery.body, rules);
  const failed = result.problem !== null;
  const wait = failed ? waitAfter(delivery.attempts + 1, randomInt(1000) / 1000, result.retryAfter) : null;
  const nextDue = wait === null ? null : Date.now() + wait;
  return { delivery, at, took: Date.now() - at, result, nextDue };
}

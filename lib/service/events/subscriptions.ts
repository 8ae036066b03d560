// Subscriptions: who wants which events, where, and signed with which key (decisions 8).
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { subscriptionCreate, subscriptionPatch, subscriptionRecord } from '@/lib/contract/event';
import type { Subscription } from '@/prisma/service/generated/client';
import { openSecret, sealSecret } from '../credentials/stored-secret';
import { Failure } from '../http/failure';
import type { Caller } from '../http/operation';
import type { Store } from '../store';
import { mayUseScheme, type GuardRules } from './address-guard';

type SubscriptionContext = { store: Store; masterKey: Buffer };

/** Registers an address; refuses one that is registered already or that events may not be sent to. */
export async function addSubscription(
  { store, masterKey, rules }: SubscriptionContext & { rules: GuardRules },
  { businessId, clientId }: Pick<Caller, 'businessId' | 'clientId'>,
  body: z.infer<typeof subscriptionCreate>,
): Promise<string> {
  if (!mayUseScheme(new URL(body.endpoint), rules)) {
    throw new Failure('INVALID_REQUEST', 'endpoint must be an https:// address without a user name in it');
  }
  const id = `sub_${randomUUID()}`;
  const sealed = body.signing_key === undefined ? null : sealKey(masterKey, businessId, id, body.signing_key);
  const now = BigInt(Date.now());
  const added = await store.subscription.createMany({
    data: [
      {
        businessId,
        id,
        clientId,
        endpoint: body.endpoint,
        eventNames: body.event_names ?? [],
        sealedKey: sealed,
        state: 'on',
        createdAt: now,
        updatedAt: now,
      },
    ],
    skipDuplicates: true,
  });
  if (added.count === 0) throw new Failure('INVALID_REQUEST', 'requested endpoint is already registered');
  return id;
}

/** Changes the key, the kinds, or whether it is on; turning it on forgives its failures. False: no such one. */
export async function changeSubscription(
  { store, masterKey }: SubscriptionContext,
  businessId: string,
  id: string,
  body: z.infer<typeof subscriptionPatch>,
): Promise<boolean> {
  const changed = await store.subscription.updateMany({
    where: { businessId, id },
    data: {
      updatedAt: BigInt(Date.now()),
      ...(body.signing_key !== undefined && {
        sealedKey: sealKey(masterKey, businessId, id, body.signing_key),
      }),
      ...(body.event_names !== undefined && { eventNames: body.event_names }),
      ...(body.enabled === true && { state: 'on', failingSince: null }),
      ...(body.enabled === false && { state: 'off' }),
    },
  });
  return changed.count === 1;
}

/** Opens a subscription's signing key for the delivery loop. */
export function signingKeyOf(masterKey: Buffer, businessId: string, id: string, sealed: Uint8Array): string {
  return openSecret(masterKey, { businessId, kid: `webhook ${id}` }, sealed);
}

/** A row as the list shows it: never its key. */
export function subscriptionOnTheWire(row: Subscription): z.infer<typeof subscriptionRecord> {
  return {
    id: row.id,
    event_names: row.eventNames,
    endpoint: row.endpoint,
    protocol: new URL(row.endpoint).protocol.replace(':', ''),
    client_id: row.clientId,
    signed: row.sealedKey !== null,
    enabled: row.state === 'on',
    state: row.state,
    created_at: new Date(Number(row.createdAt)).toISOString(),
    updated_at: new Date(Number(row.updatedAt)).toISOString(),
  };
}

function sealKey(masterKey: Buffer, businessId: string, id: string, key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(sealSecret(masterKey, { businessId, kid: `webhook ${id}` }, key));
}

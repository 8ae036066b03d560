// The subscription endpoints of the vendor, and our own for the delivery log (decisions 8).
import { z } from 'zod';
import {
  deliveryList,
  deliveryQuery,
  openedDelivery,
  subscriptionCreate,
  subscriptionList,
  subscriptionPatch,
} from '@/lib/contract/event';
import { Failure } from '../http/failure';
import { operation } from '../http/operation';
import { readDeliveries, readDelivery, replayDelivery } from './delivery-log';
import { addSubscription, changeSubscription, subscriptionOnTheWire } from './subscriptions';

const idParam = z.object({ subscription_id: z.string() });
const deliveryParam = z.object({ delivery_id: z.string() });
const NO_DELIVERY = 'there is no such delivery';
const done = z.object({ status: z.string(), msg: z.string() });

export const subscriptions = {
  create: operation({
    id: 'createSubscription',
    source: 'vendor',
    summary: 'Register an address for events',
    body: subscriptionCreate,
    answers: { 201: { description: 'Registered', schema: z.object({ id: z.string(), status: z.string() }) } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ caller, body, service }) => {
      const rules = { allowPrivate: service.eventsAllowPrivate, ownOrigin: service.origin };
      const id = await addSubscription({ ...service, rules }, caller, body);
      return { status: 201, body: { id, status: 'success' } };
    },
  }),
  list: operation({
    id: 'listSubscriptions',
    source: 'vendor',
    summary: 'List the registered addresses',
    answers: { 200: { description: 'The addresses, without their keys', schema: subscriptionList } },
    errors: [],
    handler: async ({ caller: { businessId }, service }) => {
      const rows = await service.store.subscription.findMany({
        where: { businessId },
        orderBy: { createdAt: 'asc' },
      });
      return { status: 200, body: { data: rows.map(subscriptionOnTheWire), msg: 'success' } };
    },
  }),
  update: operation({
    id: 'updateSubscription',
    source: 'extension',
    summary: 'Change the signing key, the kinds of events, or whether it is on',
    params: idParam,
    body: subscriptionPatch,
    answers: { 200: { description: 'Changed', schema: done } },
    errors: ['INVALID_REQUEST', 'WEBHOOK_NOT_FOUND'],
    handler: async ({ caller, params, body, service }) => {
      const changed = await changeSubscription(service, caller.businessId, params.subscription_id, body);
      if (!changed) throw new Failure('WEBHOOK_NOT_FOUND', 'Webhook not found');
      return { status: 200, body: { status: 'success', msg: 'Webhook updated' } };
    },
  }),
  delete: operation({
    id: 'deleteSubscription',
    source: 'vendor',
    summary: 'Remove a registered address; what still waits for it is not sent',
    params: idParam,
    answers: { 200: { description: 'Removed', schema: done } },
    errors: ['WEBHOOK_NOT_FOUND'],
    handler: async ({ caller: { businessId }, params, service }) => {
      const where = { businessId, id: params.subscription_id };
      const { count } = await service.store.subscription.deleteMany({ where });
      if (count === 0) throw new Failure('WEBHOOK_NOT_FOUND', 'Webhook not found');
      return { status: 200, body: { status: 'success', msg: 'Webhook deleted' } };
    },
  }),
};

export const deliveries = {
  list: operation({
    id: 'listDeliveries',
    source: 'extension',
    summary: 'The delivery log, the newest first, with every attempt',
    query: deliveryQuery,
    answers: { 200: { description: 'A page of deliveries', schema: deliveryList } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ caller, query, service }) => ({
      status: 200,
      body: await readDeliveries(service.store, caller.businessId, query),
    }),
  }),
  get: operation({
    id: 'getDelivery',
    source: 'extension',
    summary: 'One delivery with the text that is sent',
    params: deliveryParam,
    answers: { 200: { description: 'The delivery', schema: openedDelivery } },
    errors: ['NOT_FOUND'],
    handler: async ({ caller, params, service }) => {
      const body = await readDelivery(service.store, caller.businessId, params.delivery_id);
      if (!body) throw new Failure('NOT_FOUND', NO_DELIVERY);
      return { status: 200, body };
    },
  }),
  replay: operation({
    id: 'replayDelivery',
    source: 'extension',
    summary: 'Send a delivery again under the same event id',
    params: deliveryParam,
    answers: { 202: { description: 'It will be sent at once', schema: done } },
    errors: ['NOT_FOUND'],
    handler: async ({ caller, params, service }) => {
      const found = await replayDelivery(service.store, caller.businessId, params.delivery_id);
      if (!found) throw new Failure('NOT_FOUND', NO_DELIVERY);
      return { status: 202, body: { status: 'success', msg: 'It will be sent again' } };
    },
  }),
};

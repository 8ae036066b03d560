// Our own endpoints for the keys of a business: for the desk's administrator, who has no command line.
import { z } from 'zod';
import { KEY_STATES, keyHealth, keyImport, keyList, madeKey } from '@/lib/contract/jwe';
import { operation } from '../http/operation';
import {
  checkSharedKeys,
  createSharedKey,
  importSharedKey,
  listSharedKeys,
  retireSharedKey,
  revokeSharedKey,
  rotateSharedKey,
} from './shared-keys';

const params = z.object({ kid: z.string() });
const done = { 200: { description: 'Done', schema: z.object({ status: z.string() }) } };
const DONE = { status: 200, body: { status: 'success' } };
const made = { 201: { description: 'The new key with its secret, told only here', schema: madeKey } };

export const keyOperations = {
  list: operation({
    id: 'listKeys',
    source: 'extension',
    summary: 'The shared keys with their states, without their secrets',
    answers: { 200: { description: 'The keys, the oldest first', schema: keyList } },
    errors: [],
    handler: async ({ caller, service }) => {
      const rows = await listSharedKeys(service.credentials, caller.businessId);
      const keys = rows.map(({ kid, state, createdAt }) => ({
        kid,
        state: KEY_STATES.find((known) => known === state) ?? 'revoked',
        created_at: Number(createdAt),
      }));
      return { status: 200, body: { keys } };
    },
  }),
  create: operation({
    id: 'createKey',
    source: 'extension',
    summary: 'Make a shared key',
    answers: made,
    errors: [],
    handler: async ({ caller, service }) => ({
      status: 201,
      body: await createSharedKey(service.credentials, caller.businessId),
    }),
  }),
  check: operation({
    id: 'checkKeys',
    source: 'extension',
    summary: 'Open a sample under every key that is in use',
    answers: { 200: { description: 'Which keys open', schema: keyHealth } },
    errors: [],
    handler: async ({ caller, service }) => ({
      status: 200,
      body: { keys: await checkSharedKeys(service.credentials, caller.businessId) },
    }),
  }),
  import: operation({
    id: 'importKey',
    source: 'extension',
    summary: 'Take over a key that the business already has',
    body: keyImport,
    answers: { 201: { description: 'The key is active', schema: z.object({ kid: z.string() }) } },
    errors: ['INVALID_REQUEST', 'CONFLICT'],
    handler: async ({ caller, body, service }) => {
      const { kid } = await importSharedKey(service.credentials, { businessId: caller.businessId, ...body });
      return { status: 201, body: { kid } };
    },
  }),
  rotate: operation({
    id: 'rotateKey',
    source: 'extension',
    summary: 'Make a key in the place of an active one, which from now on only opens',
    params,
    answers: made,
    errors: ['NOT_FOUND'],
    handler: async ({ caller, params: { kid }, service }) => ({
      status: 201,
      body: await rotateSharedKey(service.credentials, caller.businessId, kid),
    }),
  }),
  retire: operation({
    id: 'retireKey',
    source: 'extension',
    summary: 'From now on the key opens bodies and seals none',
    params,
    answers: done,
    errors: ['NOT_FOUND'],
    handler: async ({ caller, params: { kid }, service }) => {
      await retireSharedKey(service.credentials, caller.businessId, kid);
      return DONE;
    },
  }),
  revoke: operation({
    id: 'revokeKey',
    source: 'extension',
    summary: 'End a key for good',
    params,
    answers: done,
    errors: ['NOT_FOUND'],
    handler: async ({ caller, params: { kid }, service }) => {
      await revokeSharedKey(service.credentials, caller.businessId, kid);
      return DONE;
    },
  }),
};

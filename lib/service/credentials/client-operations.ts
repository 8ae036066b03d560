// Our own endpoints for the programs of a business: for the desk's administrator, who has no command line.
import { z } from 'zod';
import { clientCreate, clientList, clientPatch, madeClient } from '@/lib/contract/credentials';
import { Failure } from '../http/failure';
import { operation, type Caller } from '../http/operation';
import {
  createClient,
  disableClient,
  enableClient,
  listClients,
  requireClientOf,
  rotateClientSecret,
  setClientScopes,
  setResponseEncryption,
} from './clients';
import type { Credentials } from './credentials';
import { knownEncryption } from './known-client';

const params = z.object({ client_id: z.string() });
const made = { 201: { description: 'The program with its secret, told only here', schema: madeClient } };

export const clientOperations = {
  list: operation({
    id: 'listClients',
    source: 'extension',
    summary: 'The programs of the business, without their secrets',
    answers: { 200: { description: 'The programs, the oldest first', schema: clientList } },
    errors: [],
    handler: async ({ caller, service }) => {
      const rows = await listClients(service.credentials, caller.businessId);
      const clients = rows.map(({ id, name, scopes, responseEncryption, disabledAt, createdAt }) => ({
        client_id: id,
        name,
        scopes,
        response_encryption: knownEncryption(responseEncryption),
        enabled: disabledAt === null,
        own: id === caller.clientId,
        created_at: Number(createdAt),
      }));
      return { status: 200, body: { clients } };
    },
  }),
  create: operation({
    id: 'createClient',
    source: 'extension',
    summary: 'Add a program',
    body: clientCreate,
    answers: made,
    errors: ['INVALID_REQUEST'],
    handler: async ({ caller: { businessId }, body, service }) => {
      const { clientId, clientSecret } = await createClient(service.credentials, { businessId, ...body });
      return { status: 201, body: { client_id: clientId, client_secret: clientSecret } };
    },
  }),
  update: operation({
    id: 'updateClient',
    source: 'extension',
    summary: 'Change what a program may do, when its answers are encrypted, or whether it may log in',
    params,
    body: clientPatch,
    answers: { 200: { description: 'Changed', schema: z.object({ status: z.string() }) } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ caller, params: { client_id: id }, body, service: { credentials } }) => {
      await requireOther(credentials, caller, id);
      if (body.scopes) await setClientScopes(credentials, id, body.scopes);
      if (body.response_encryption) await setResponseEncryption(credentials, id, body.response_encryption);
      if (body.enabled !== undefined) await (body.enabled ? enableClient : disableClient)(credentials, id);
      return { status: 200, body: { status: 'success' } };
    },
  }),
  rotateSecret: operation({
    id: 'rotateClientSecret',
    source: 'extension',
    summary: 'Give a program a new secret; the old one and every token end',
    params,
    answers: made,
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ caller, params: { client_id: id }, service: { credentials } }) => {
      await requireOther(credentials, caller, id);
      return {
        status: 201,
        body: { client_id: id, client_secret: await rotateClientSecret(credentials, id) },
      };
    },
  }),
};

/** A program of the same business that is not the caller: nobody shuts itself out, or gives up the right to mend it. */
async function requireOther(credentials: Credentials, { businessId, clientId }: Caller, id: string) {
  await requireClientOf(credentials, businessId, id);
  if (id === clientId) throw new Failure('INVALID_REQUEST', 'a program cannot change itself');
}

// The programs of the business, one function for each operation. All throw ServiceError.
import { z } from 'zod';
import {
  clientList,
  madeClient,
  type clientCreate,
  type clientPatch,
  type ClientRecord,
} from '@/lib/contract/credentials';
import { pathOf } from './path-of';
import { ask } from './request';

const CLIENTS = '/desk-ext/v1/clients';

export type MadeClient = z.infer<typeof madeClient>;

/** Every program, without its secret. */
export async function listClients(): Promise<ClientRecord[]> {
  return (await ask({ method: 'GET', path: CLIENTS, answer: clientList })).answer.clients;
}

/** Answers with the secret, which nobody can ask for again. */
export async function createClient(body: z.infer<typeof clientCreate>): Promise<MadeClient> {
  return (await ask({ method: 'POST', path: CLIENTS, body, answer: madeClient })).answer;
}

/** Changes what `body` names. */
export async function updateClient(id: string, body: z.infer<typeof clientPatch>): Promise<void> {
  await ask({ method: 'PATCH', path: pathOf`/desk-ext/v1/clients/${id}`, body, answer: z.unknown() });
}

/** A new secret; the old one and every token end. */
export async function rotateClientSecret(id: string): Promise<MadeClient> {
  const path = pathOf`/desk-ext/v1/clients/${id}/secret`;
  return (await ask({ method: 'POST', path, answer: madeClient })).answer;
}

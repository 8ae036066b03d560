import { randomUUID } from 'node:crypto';
import { sendOurs, type Maker, type World } from './world';

const KEYS = '/desk-ext/v1/keys';
const CLIENTS = '/desk-ext/v1/clients';
const NEW_CLIENT = { name: 'Lab program', scopes: ['documents:write'] };

async function newKey(world: World): Promise<string> {
  return (await sendOurs<{ kid: string }>(world, 'POST', { path: KEYS })).kid;
}

async function newClient(world: World): Promise<string> {
  const call = { path: CLIENTS, body: NEW_CLIENT };
  return (await sendOurs<{ client_id: string }>(world, 'POST', call)).client_id;
}

const onKey =
  (move: string): Maker =>
  async (world) => ({ path: `${KEYS}/${await newKey(world)}/${move}` });

export const credentialCalls: Record<string, Maker> = {
  listKeys: () => ({ path: KEYS }),
  createKey: () => ({ path: KEYS }),
  checkKeys: () => ({ path: `${KEYS}/health` }),
  importKey: () => ({ path: `${KEYS}/import`, body: { kid: randomUUID(), secret: 'sixteen bytes ok' } }),
  rotateKey: onKey('rotate'),
  retireKey: onKey('retire'),
  revokeKey: onKey('revoke'),
  listClients: () => ({ path: CLIENTS }),
  createClient: () => ({ path: CLIENTS, body: NEW_CLIENT }),
  updateClient: async (world) => ({ path: `${CLIENTS}/${await newClient(world)}`, body: { enabled: false } }),
  rotateClientSecret: async (world) => ({ path: `${CLIENTS}/${await newClient(world)}/secret` }),
};

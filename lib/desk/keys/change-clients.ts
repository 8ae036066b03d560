// What an administrator does with the partner's programs. Every change is written down before it is asked for.
import type { z } from 'zod';
import type { clientCreate, clientPatch } from '@/lib/contract/credentials';
import { createClient, rotateClientSecret, updateClient, type MadeClient } from '@/lib/gateway/clients';
import type { Actor } from '../actor';
import { orSetback, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';

/** The only answer that holds a secret: it is shown once. */
export type ClientMade = { kind: 'made'; clientId: string; secret: string };

/** Adds a program. */
export async function addClient(
  actor: Actor,
  client: z.infer<typeof clientCreate>,
): Promise<ClientMade | Setback> {
  const detail = { name: client.name, scopes: client.scopes.join(' ') };
  await writeAudit({ actor, action: 'client.create', subject: { kind: 'client', id: '' }, detail });
  return orSetback(async () => made(actor, await createClient(client)));
}

/** Changes its rights, when its answers are encrypted, or whether it may log in. */
export async function changeClient(
  actor: Actor,
  id: string,
  change: z.infer<typeof clientPatch>,
): Promise<{ kind: 'ok' } | Setback> {
  const detail = {
    ...(change.scopes && { scopes: change.scopes.join(' ') }),
    ...(change.enabled !== undefined && { enabled: String(change.enabled) }),
    ...(change.response_encryption && { response_encryption: change.response_encryption }),
  };
  await writeAudit({ actor, action: 'client.update', subject: { kind: 'client', id }, detail });
  return orSetback(async () => {
    await updateClient(id, change);
    return { kind: 'ok' };
  });
}

/** A new secret; the old one and every token end. */
export async function renewClientSecret(actor: Actor, id: string): Promise<ClientMade | Setback> {
  await writeAudit({ actor, action: 'client.new-secret', subject: { kind: 'client', id } });
  return orSetback(async () => made(actor, await rotateClientSecret(id)));
}

async function made(actor: Actor, { client_id: id, client_secret }: MadeClient): Promise<ClientMade> {
  await writeAudit({ actor, action: 'client.made', subject: { kind: 'client', id } });
  return { kind: 'made', clientId: id, secret: client_secret };
}

'use server';
// What an administrator does with keys, programs and the secrets of the door for events.
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import type { Answer, Checked } from '@/components/admin/keys/keys-view';
import { clientCreate, clientPatch } from '@/lib/contract/credentials';
import { keyImport } from '@/lib/contract/jwe';
import { withActor, type Actor } from '@/lib/desk/actor';
import { addWebhookSecret, revokeWebhookSecret } from '@/lib/desk/events/webhook-secrets';
import { addClient, changeClient, renewClientSecret } from '@/lib/desk/keys/change-clients';
import { checkAllKeys, endKey, makeKey, replaceKey, takeOverKey } from '@/lib/desk/keys/change-keys';
import { publicOrigin } from '@/lib/desk/public-origin';
import { shownClient, shownDoorSecret, shownKey } from './shown';

const id = z.string().min(1).max(200);

/** A new shared key; its secret is in this answer and nowhere else. */
export async function makeSharedKey(): Promise<Answer> {
  return change(z.undefined(), undefined, async (actor) => shownKey(await makeKey(actor)));
}

/** Takes over a key that somebody already holds. */
export async function importSharedKey(key: unknown): Promise<Answer> {
  return change(keyImport, key, takeOverKey);
}

/** A new key; the old one only opens from now on. */
export async function rotateSharedKey(kid: unknown): Promise<Answer> {
  return change(id, kid, async (actor, given) => shownKey(await replaceKey(actor, given)));
}

/** Lets a key only open, or ends it. */
export async function endSharedKey(kid: unknown, how: unknown): Promise<Answer> {
  const schema = z.object({ kid: id, how: z.enum(['retire', 'revoke']) });
  return change(schema, { kid, how }, (actor, given) => endKey(actor, given.kid, given.how));
}

/** Opens a sample under every key in use. */
export async function checkSharedKeys(): Promise<Checked> {
  return withActor('key:manage', checkAllKeys);
}

/** A new program; its secret is in this answer and nowhere else. */
export async function createProgram(client: unknown): Promise<Answer> {
  return change(clientCreate, client, async (actor, given) => shownClient(await addClient(actor, given)));
}

/** What a program may do, and whether it may log in. */
export async function changeProgram(clientId: unknown, changes: unknown): Promise<Answer> {
  const schema = z.object({ id, changes: clientPatch });
  return change(schema, { id: clientId, changes }, (actor, given) =>
    changeClient(actor, given.id, given.changes),
  );
}

/** A new secret for a program; the old one and every token end. */
export async function renewProgramSecret(clientId: unknown): Promise<Answer> {
  return change(id, clientId, async (actor, given) => shownClient(await renewClientSecret(actor, given)));
}

/** A new signing key or unsigned address for senders of events. */
export async function addDoorSecret(kind: unknown): Promise<Answer> {
  return change(z.enum(['signing-key', 'unsigned-token']), kind, async (actor, given) => {
    const { secret } = await addWebhookSecret(actor, given);
    return shownDoorSecret(given, secret, publicOrigin());
  });
}

/** From now on it proves nothing. */
export async function revokeDoorSecret(secretId: unknown): Promise<Answer> {
  return change(id, secretId, async (actor, given) => ({
    kind: (await revokeWebhookSecret(actor, given)) ? 'ok' : 'gone',
  }));
}

async function change<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  work: (actor: Actor, given: z.infer<Schema>) => Promise<Answer>,
): Promise<Answer> {
  return withActor('key:manage', async (actor): Promise<Answer> => {
    const given = schema.safeParse(input);
    if (!given.success) return { kind: 'invalid' };
    const answer = await work(actor, given.data);
    revalidatePath('/admin/keys');
    return answer;
  });
}

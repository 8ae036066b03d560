// What an administrator does with shared keys. Every change is written down before it is asked for.
import type { KeyHealth } from '@/lib/contract/jwe';
import { checkKeys, createKey, importKey, retireKey, revokeKey, rotateKey } from '@/lib/gateway/keys';
import { serviceTransport, stopSealing } from '@/lib/gateway/transport';
import type { SharedKey } from '@/lib/jwe';
import type { Actor } from '../actor';
import { orSetback, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';

/** The only answer that holds a secret: it is shown once. */
export type KeyMade = { kind: 'made'; kid: string; secret: string };
/** The desk of another service seals under this key; its settings have to name another one first. */
export type InUse = { kind: 'in-use' };

/** Makes a key. */
export async function makeKey(actor: Actor): Promise<KeyMade | Setback> {
  await record(actor, 'key.create', '');
  return orSetback(async () => made(actor, await createKey()));
}

/** Takes over a key that somebody already holds. */
export async function takeOverKey(actor: Actor, key: SharedKey): Promise<{ kind: 'ok' } | Setback> {
  await record(actor, 'key.import', key.kid);
  return orSetback(async () => {
    await importKey(key);
    return { kind: 'ok' };
  });
}

/** A new key; the old one only opens from now on. */
export async function replaceKey(actor: Actor, kid: string): Promise<KeyMade | InUse | Setback> {
  await record(actor, 'key.rotate', kid);
  if (!leaveKey(kid)) return { kind: 'in-use' };
  return orSetback(async () => made(actor, await rotateKey(kid)));
}

/** Lets a key only open, or ends it. */
export async function endKey(
  actor: Actor,
  kid: string,
  how: 'retire' | 'revoke',
): Promise<{ kind: 'ok' } | InUse | Setback> {
  await record(actor, `key.${how}`, kid);
  if (!leaveKey(kid)) return { kind: 'in-use' };
  return orSetback(async () => {
    await (how === 'retire' ? retireKey : revokeKey)(kid);
    return { kind: 'ok' };
  });
}

/** Opens a sample under every key in use. */
export async function checkAllKeys(actor: Actor): Promise<{ kind: 'ok'; keys: KeyHealth['keys'] } | Setback> {
  await record(actor, 'key.check', '');
  return orSetback(async () => ({ kind: 'ok', keys: await checkKeys() }));
}

/** Has the desk seal under a key no more; false where it must. In one process nobody can listen. */
function leaveKey(kid: string): boolean {
  const { sharedKey, kind } = serviceTransport();
  if (sharedKey?.kid !== kid) return true;
  if (kind === 'remote') return false;
  stopSealing();
  return true;
}

async function made(actor: Actor, { kid, secret }: SharedKey): Promise<KeyMade> {
  await record(actor, 'key.made', kid);
  return { kind: 'made', kid, secret };
}

function record(actor: Actor, action: string, kid: string): Promise<void> {
  return writeAudit({ actor, action, subject: { kind: 'key', id: kid } });
}

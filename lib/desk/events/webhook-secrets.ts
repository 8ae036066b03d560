// The keys that may sign events to this desk, and the tokens of the unsigned address: any number of each, so that
// one can be changed while the sender still uses the other; revoked at any time.
import { createHash, randomBytes } from 'node:crypto';
import { environment } from '@/lib/env';
import { serviceTransport } from '@/lib/gateway/transport';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { ownWebhookSecrets } from '../derived-key';
import { deskStore } from '../store';
import { openSecret, sealSecret } from '../sealed-secret';

export type ActiveSecrets = { signingKeys: string[]; tokenHashes: ReadonlySet<string> };
export type SecretKind = 'signing-key' | 'unsigned-token';

/** A secret of another process's making or revoking is known within this time, in milliseconds. */
const LIFE_MS = 1_000;
const SECRET_BYTES = 32;

// On globalThis, because Next loads this file for its actions and again for its route handlers.
const SHARED = Symbol.for('front-desk.webhook-secrets');
type Kept = { until: number; value: Promise<ActiveSecrets> };
type Shared = typeof globalThis & { [SHARED]?: Kept | undefined };

/** What proves a delivery now. */
export function activeSecrets(): Promise<ActiveSecrets> {
  const shared = globalThis as Shared;
  const known = shared[SHARED];
  if (known && known.until > performance.now()) return known.value;
  const value = readSecrets();
  shared[SHARED] = { until: performance.now() + LIFE_MS, value };
  value.catch(() => (shared[SHARED] = undefined));
  return value;
}

/** SHA-256 of a token, hex: who reads the table cannot send. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a new one, shown this once; the others stay good. */
export async function addWebhookSecret(
  actor: Actor,
  kind: SecretKind,
): Promise<{ id: string; secret: string }> {
  const id = randomBytes(8).toString('hex');
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeAudit({ actor, action: `webhook-${kind}.create`, subject: { kind: 'webhook-secret', id } });
  await deskStore().webhookSecret.create({ data: { ...row(id, kind, secret), createdBy: actor.staffId } });
  forgetSecrets();
  return { id, secret };
}

export type WebhookSecretRow = {
  id: string;
  kind: SecretKind;
  /** ISO 8601, UTC */
  createdAt: string;
  revoked: boolean;
  /** The service in this process signs with it: without it no event would come */
  own: boolean;
};

/** All of them, the newest first, without what they hold. */
export async function listWebhookSecrets(): Promise<WebhookSecretRow[]> {
  await keepGivenSecrets();
  const rows = await deskStore().webhookSecret.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { id: true, kind: true, createdAt: true, revokedAt: true },
  });
  return rows.map(({ id, kind, createdAt, revokedAt }) => ({
    id,
    kind: kind === 'signing-key' ? kind : 'unsigned-token',
    createdAt: createdAt.toISOString(),
    revoked: revokedAt !== null,
    own: isOwn(id),
  }));
}

/** From now on it proves nothing. False: there is no such one that is active, or the own service needs it. */
export async function revokeWebhookSecret(actor: Actor, id: string): Promise<boolean> {
  await writeAudit({ actor, action: 'webhook-secret.revoke', subject: { kind: 'webhook-secret', id } });
  if (isOwn(id)) return false;
  const { count } = await deskStore().webhookSecret.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  forgetSecrets();
  return count > 0;
}

function forgetSecrets(): void {
  (globalThis as Shared)[SHARED] = undefined;
}

async function readSecrets(): Promise<ActiveSecrets> {
  await keepGivenSecrets();
  const rows = await deskStore().webhookSecret.findMany({
    where: { revokedAt: null },
    select: { id: true, sealed: true, tokenHash: true },
  });
  return {
    signingKeys: rows.flatMap(({ id, sealed }) =>
      sealed ? [openSecret('webhook-secrets', id, sealed)] : [],
    ),
    tokenHashes: new Set(rows.flatMap(({ tokenHash: hash }) => hash ?? [])),
  };
}

/**
 * Those that need no person: what an embedded service signs with, the demonstration's token, and the key in the
 * settings. Each gets its row once, under an id made from it, so that one that was revoked stays revoked.
 */
async function keepGivenSecrets(): Promise<void> {
  const { WEBHOOK_SIGNING_KEY: given, DEMO } = environment();
  const own = ownWebhookSecrets();
  const secrets: [SecretKind, string][] = [['signing-key', own.signingKey]];
  if (DEMO) secrets.push(['unsigned-token', own.unsignedToken]);
  if (given !== undefined) secrets.push(['signing-key', given]);
  const data = secrets.map(([kind, secret]) => row(givenId(secret), kind, secret));
  await deskStore().webhookSecret.createMany({ data, skipDuplicates: true });
}

function givenId(secret: string): string {
  return `given-${tokenHash(secret).slice(0, 16)}`;
}

function isOwn(id: string): boolean {
  return id === givenId(ownWebhookSecrets().signingKey) && serviceTransport().kind === 'embedded';
}

function row(id: string, kind: SecretKind, secret: string) {
  return kind === 'signing-key'
    ? { id, kind, sealed: sealSecret('webhook-secrets', id, secret) }
    : { id, kind, tokenHash: tokenHash(secret) };
}

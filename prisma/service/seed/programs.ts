// The programs that log in to the demonstration: the partner's, the other partner's, and the front desk itself.
import { PARTNER_SCOPES, SCOPES, type Scope } from '@/lib/contract/credentials';
import type { SharedKey } from '@/lib/jwe';
import { hashOf, newSecret } from '@/lib/service/credentials/secret';
import { sealSecret } from '@/lib/service/credentials/stored-secret';
import { derivedKey } from '@/lib/service/derived-key';
import { newId } from '@/lib/service/new-id';
import type { Transaction } from '@/lib/service/store';

export type ProgramSecret = { clientId: string; clientSecret: string };

/** The name under which the desk's own changes are told to others. */
const DESK_NAME = 'Front desk';

/** What the desk's gateway logs in with: derived from the master key, so that no file keeps it. */
export function deskCredentials(masterKey: Buffer): ProgramSecret {
  return {
    clientId: `cl${derivedKey(masterKey, 'desk-client-id').toString('hex').slice(0, 24)}`,
    clientSecret: derivedKey(masterKey, 'desk-client-secret').toString('base64url'),
  };
}

/** The key that the demonstration business shares with its programs, the desk among them; 16 characters, 96 bits. */
export function demoSharedKey(masterKey: Buffer): SharedKey {
  return {
    kid: `key${derivedKey(masterKey, 'demo-shared-key-id').toString('hex').slice(0, 24)}`,
    secret: derivedKey(masterKey, 'demo-shared-key-secret').toString('base64url').slice(0, 16),
  };
}

/** Adds a program that may do everything that a partner may. */
export async function addProgram(
  tx: Transaction,
  { businessId, name, now }: { businessId: string; name: string; now: number },
  secret: ProgramSecret = { clientId: newId('cl'), clientSecret: newSecret() },
  scopes: readonly Scope[] = PARTNER_SCOPES,
): Promise<ProgramSecret> {
  const { clientId: id, clientSecret } = secret;
  const secretHash = hashOf(clientSecret);
  await tx.client.create({ data: { id, businessId, name, secretHash, scopes: [...scopes], createdAt: now } });
  return secret;
}

/** Adds the demonstration's shared key. */
export async function addDemoSharedKey(
  tx: Transaction,
  masterKey: Buffer,
  { businessId, now }: { businessId: string; now: number },
): Promise<SharedKey> {
  const key = demoSharedKey(masterKey);
  const sealed = new Uint8Array(sealSecret(masterKey, { businessId, kid: key.kid }, key.secret));
  await tx.sharedKey.create({ data: { businessId, kid: key.kid, sealed, state: 'active', createdAt: now } });
  return key;
}

/** The demonstration's shared key; null where there is none, or it is no longer active. */
export async function activeDemoKey(tx: Transaction, masterKey: Buffer): Promise<SharedKey | null> {
  const key = demoSharedKey(masterKey);
  const row = await tx.sharedKey.findFirst({
    where: { kid: key.kid, state: 'active' },
    select: { kid: true },
  });
  return row && key;
}

/** Sees to it that the desk's program exists, also after the master key changed: in the business it had, else the oldest. */
export async function keepDeskProgram(tx: Transaction, masterKey: Buffer, now: number): Promise<void> {
  const secret = deskCredentials(masterKey);
  const data = { scopes: [...SCOPES] };
  // Also to the program of an older version, which had fewer rights.
  if ((await tx.client.updateMany({ where: { id: secret.clientId }, data })).count > 0) return;
  const before = await tx.client.findFirst({ where: { name: DESK_NAME }, select: { businessId: true } });
  const oldest = await tx.business.findFirst({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const businessId = before?.businessId ?? oldest?.id;
  if (businessId === undefined) throw new Error('there is no business whose desk this could be');
  await addProgram(tx, { businessId, name: DESK_NAME, now }, secret, SCOPES);
}

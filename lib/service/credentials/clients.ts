// Partners' programs: made, changed and shut out by an administrator (pages and command line).
import { PARTNER_SCOPES, type ResponseEncryption, type Scope } from '@/lib/contract/credentials';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import { newId } from '../new-id';
import type { Credentials } from './credentials';
import { hashOf, newSecret } from './secret';

type ClientContext = Pick<Credentials, 'store' | 'clients'>;

/** Adds a program, with every right of a partner unless told. Its secret is given here and never again. */
export async function createClient(
  { store }: Pick<Credentials, 'store'>,
  client: { businessId: string; name: string; scopes?: readonly Scope[] },
): Promise<{ clientId: string; clientSecret: string }> {
  const clientId = newId('cl');
  const clientSecret = newSecret();
  await store.client.create({
    data: {
      id: clientId,
      businessId: client.businessId,
      name: client.name,
      secretHash: hashOf(clientSecret),
      scopes: [...(client.scopes ?? PARTNER_SCOPES)],
      createdAt: nowSeconds(),
    },
  });
  return { clientId, clientSecret };
}

/** The programs of a business, without their secrets. */
export function listClients({ store }: Pick<Credentials, 'store'>, businessId: string) {
  return store.client.findMany({
    where: { businessId },
    select: {
      id: true,
      name: true,
      scopes: true,
      responseEncryption: true,
      disabledAt: true,
      createdAt: true,
    },
    orderBy: { createdAt: 'asc' },
  });
}

/** Throws NOT_FOUND for a program that is not this business's. */
export async function requireClientOf(
  { store }: Pick<Credentials, 'store'>,
  businessId: string,
  id: string,
): Promise<void> {
  const found = await store.client.findFirst({ where: { id, businessId }, select: { id: true } });
  if (!found) throw new Failure('NOT_FOUND', `There is no client ${id}.`);
}

/** What the program may do from its next request on. */
export function setClientScopes(context: ClientContext, clientId: string, scopes: readonly Scope[]) {
  return changeClient(context, clientId, { scopes: [...scopes] });
}

export function setResponseEncryption(context: ClientContext, clientId: string, when: ResponseEncryption) {
  return changeClient(context, clientId, { responseEncryption: when });
}

/** Shuts a program out: its tokens end now, and it cannot log in. */
export async function disableClient(context: ClientContext, clientId: string): Promise<void> {
  await changeClient(context, clientId, { disabledAt: nowSeconds() });
  await endSessions(context, clientId);
}

/** Lets a program log in again. */
export function enableClient(context: ClientContext, clientId: string): Promise<void> {
  return changeClient(context, clientId, { disabledAt: null });
}

/** Gives a program a new secret; the old one and every token end now. */
export async function rotateClientSecret(context: ClientContext, clientId: string): Promise<string> {
  const clientSecret = newSecret();
  await changeClient(context, clientId, { secretHash: hashOf(clientSecret) });
  await endSessions(context, clientId);
  return clientSecret;
}

async function endSessions(context: ClientContext, clientId: string): Promise<void> {
  // Tokens of this very second end too; the next login's are dated to the next one (login.ts).
  await changeClient(context, clientId, { tokensValidFrom: nowSeconds() + 1 });
  await context.store.refreshToken.deleteMany({ where: { clientId } });
}

type ClientChange = Partial<{
  scopes: string[];
  responseEncryption: string;
  disabledAt: number | null;
  secretHash: string;
  tokensValidFrom: number;
}>;

async function changeClient({ store, clients }: ClientContext, clientId: string, data: ClientChange) {
  const { count } = await store.client.updateMany({ where: { id: clientId }, data });
  clients.forget(clientId);
  if (count === 0) throw new Failure('NOT_FOUND', `There is no client ${clientId}.`);
}

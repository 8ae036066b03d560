// What every request needs to know about the program that asks.
import { SCOPES, type Scope } from '@/lib/contract/credentials';
import type { Store } from '../store';

/** When answers are encrypted: never, when a request asks for it, or always. */
export const RESPONSE_ENCRYPTIONS = ['never', 'on_request', 'always'] as const;
export type ResponseEncryption = (typeof RESPONSE_ENCRYPTIONS)[number];

export type KnownClient = {
  clientId: string;
  businessId: string;
  name: string;
  scopes: readonly Scope[];
  disabled: boolean;
  /** Epoch seconds; access tokens issued earlier are revoked. */
  tokensValidFrom: number;
  responseEncryption: ResponseEncryption;
};

/** The client, disabled or not; null when there is none. */
export async function readClient(store: Store, clientId: string): Promise<KnownClient | null> {
  const row = await store.client.findUnique({
    where: { id: clientId },
    select: {
      businessId: true,
      name: true,
      scopes: true,
      disabledAt: true,
      tokensValidFrom: true,
      responseEncryption: true,
    },
  });
  if (!row) return null;
  return {
    clientId,
    businessId: row.businessId,
    name: row.name,
    scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
    disabled: row.disabledAt !== null,
    tokensValidFrom: Number(row.tokensValidFrom),
    responseEncryption:
      RESPONSE_ENCRYPTIONS.find((known) => known === row.responseEncryption) ?? 'on_request',
  };
}

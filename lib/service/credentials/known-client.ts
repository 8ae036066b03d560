// What every request needs to know about the program that asks.
import {
  RESPONSE_ENCRYPTIONS,
  SCOPES,
  type ResponseEncryption,
  type Scope,
} from '@/lib/contract/credentials';
import type { Store } from '../store';

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
    responseEncryption: knownEncryption(row.responseEncryption),
  };
}

/** A stored word as one of those that we know. */
export function knownEncryption(stored: string): ResponseEncryption {
  return RESPONSE_ENCRYPTIONS.find((known) => known === stored) ?? 'on_request';
}

// What a business opens and proves itself with, for the administrator's page: never a secret.
import type { ClientRecord } from '@/lib/contract/credentials';
import type { KeyRecord } from '@/lib/contract/jwe';
import { listClients } from '@/lib/gateway/clients';
import { listKeys } from '@/lib/gateway/keys';
import { serviceTransport } from '@/lib/gateway/transport';
import type { Actor } from '../actor';
import { orSetback, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';

/** `own`: the one that the desk itself seals under. */
export type KeyOfDesk = KeyRecord & { own: boolean };
export type CredentialsRead =
  | { kind: 'ok'; keys: KeyOfDesk[]; clients: ClientRecord[] }
  /** Another service keeps them, and does not let this desk look after them */
  | { kind: 'elsewhere' }
  | Extract<Setback, { kind: 'unreachable' }>;

/** The keys and the programs of the business. */
export async function readCredentials(actor: Actor): Promise<CredentialsRead> {
  await writeAudit({ actor, action: 'keys.view', subject: { kind: 'keys', id: '' } });
  const own = serviceTransport().sharedKey?.kid;
  const read = await orSetback(async () => {
    const [keys, clients] = await Promise.all([listKeys(), listClients()]);
    return { kind: 'ok' as const, keys: keys.map((key) => ({ ...key, own: key.kid === own })), clients };
  });
  return read.kind === 'ok' || read.kind === 'unreachable' ? read : { kind: 'elsewhere' };
}

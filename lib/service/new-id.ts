// The service's own ids: unguessable, and only letters and digits, because event ids join them with - and :.
import { randomBytes } from 'node:crypto';

type Prefix = 'biz' | 'cl' | 'key' | 'cln' | 'doc' | 'pat' | 'apt';

/** A new id: what it names (business, client, shared key, clinic, doctor, patient, appointment), and 96 random bits. */
export function newId(prefix: Prefix): string {
  return prefix + randomBytes(12).toString('hex');
}

// Encrypted bodies on the gateway's side (interface, "Payload encryption"; decisions 7).
import {
  ENCRYPTED_ANSWER_HEADER,
  ENCRYPTED_ANSWER_KID_HEADER,
  ENCRYPTION_HEADER,
  ENCRYPTION_SCHEME,
  PROTECTED_HEADER,
} from '@/lib/contract/jwe';
import { isPlainObject } from '@/lib/contract/display-meta';
import { open, seal, SealError, type SharedKey } from '@/lib/jwe';
import { ServiceError } from './service-error';

/** The body to send and the headers that announce it; plain without a key. */
export function sealBody(
  body: unknown,
  key: SharedKey | undefined,
): { body?: string; headers: Record<string, string> } {
  const headers: Record<string, string> = key
    ? { [ENCRYPTED_ANSWER_HEADER]: ENCRYPTION_SCHEME, [ENCRYPTED_ANSWER_KID_HEADER]: key.kid }
    : {};
  if (body === undefined) return { headers };
  headers['Content-Type'] = 'application/json';
  const plain = JSON.stringify(body);
  if (!key) return { body: plain, headers };
  headers[ENCRYPTION_HEADER] = ENCRYPTION_SCHEME;
  return { body: JSON.stringify(seal(Buffer.from(plain), key)), headers };
}

/** An answer's JSON value, opened when it is sealed. Throws ServiceError `unreadable` when our key does not open it. */
export function openAnswer(value: unknown, headers: Headers, key: SharedKey | undefined): unknown {
  if (headers.get(ENCRYPTION_HEADER) !== ENCRYPTION_SCHEME && !(key && isSealed(value))) return value;
  if (!key) throw new ServiceError('unreadable', 'The answer is encrypted, but no shared key is configured.');
  try {
    // The interface shows answers with three members: the protected header is then the one fixed text.
    const { plaintext } = open({ protected: PROTECTED_HEADER, ...asObject(value) }, (kid) =>
      kid === undefined || kid === key.kid ? key : undefined,
    );
    return JSON.parse(plaintext.toString('utf8'));
  } catch (error) {
    if (error instanceof SealError || error instanceof SyntaxError) {
      throw new ServiceError(
        'unreadable',
        'The encrypted answer cannot be opened with the configured shared key.',
      );
    }
    throw error;
  }
}

function isSealed(value: unknown): boolean {
  return (
    isPlainObject(value) && ['ciphertext', 'iv', 'tag'].every((member) => typeof value[member] === 'string')
  );
}

function asObject(value: unknown): Record<string, unknown> {
  return isPlainObject(value) ? value : {};
}

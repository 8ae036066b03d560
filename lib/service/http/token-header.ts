// The token of a request, from either header (interface, Authentication 1 and 2; decisions 1).
import { Failure } from './failure';

const BEARER = /^Bearer +([^\s,]+)$/i;
const TOKEN = /^(?:Bearer +)?([^\s,]+)$/i;

/** The token in `auth` or `Authorization: Bearer`. Throws 401 when there is none, or when the two differ. */
export function tokenOf(headers: Headers): string {
  const sent = [read(headers.get('auth'), TOKEN), read(headers.get('authorization'), BEARER)];
  const [token, other] = sent.filter((text) => text !== null);
  if (token === undefined) throw unauthorized('send the access token in the header auth or Authorization');
  if (other !== undefined && other !== token) {
    throw unauthorized('auth and Authorization hold different tokens');
  }
  return token;
}

/** The token of one header, null when the header is absent or empty. */
function read(header: string | null, form: RegExp): string | null {
  if (header === null || header === '') return null;
  const token = form.exec(header)?.[1];
  if (token === undefined) throw unauthorized('the token header is malformed');
  return token;
}

/** A 401 with the reason in words. */
export function unauthorized(message: string): Failure {
  return new Failure('UNAUTHORIZED', message);
}

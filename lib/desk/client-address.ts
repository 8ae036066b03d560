// Where a request comes from, for throttling and the session list.
import { isIP } from 'node:net';

/**
 * The address of the browser. server.ts overwrites `X-Forwarded-For` with the address of the connection (or the hop
 * of a trusted proxy), so what stands there is not the client's word. Several or none = `unknown`.
 */
export function clientAddress(headers: Headers): string {
  const address = headers.get('x-forwarded-for')?.trim() ?? '';
  // An IPv4 address on an IPv6 socket is the same desk as the plain one.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) ? plain : 'unknown';
}

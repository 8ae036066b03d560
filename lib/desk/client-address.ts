// Where a request comes from, for throttling and the session list.
import { isIP, isIPv6 } from 'node:net';

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

/** An address as people write it: better-auth stores `2001:0db8:0000:…`, which reads `2001:db8::7`. */
export function shortAddress(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
}

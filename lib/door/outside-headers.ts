// What a visitor may not say: headers by which Next and proxies talk among themselves.
import type { IncomingMessage } from 'node:http';

/**
 * x-middleware-subrequest once skipped the middleware (CVE-2025-29927), next-resume exhausted the server,
 * and Next reads the nonce for its scripts from a request's Content-Security-Policy.
 */
const INSIDE_ONLY =
  /^(x-middleware-|x-forwarded-|x-invoke-|x-now-|x-next-resume|forwarded$|x-real-ip$|x-matched-path$|next-resume$|x-nonce$|content-security-policy)/i;

export type ProxyTrust = {
  /** Whether the nearest hop is our own proxy, whose X-Forwarded-For may be believed. */
  trustedProxy: boolean;
  /** http or https: how people reach the program, whatever the last hop speaks. */
  protocol: string;
};

/** Removes them, and says where the request came from in the only X-Forwarded-* headers that remain. */
export function replaceOutsideHeaders(
  request: IncomingMessage,
  { trustedProxy, protocol }: ProxyTrust,
): void {
  const forwarded = request.headers['x-forwarded-for'];
  for (const name of Object.keys(request.headers)) {
    if (INSIDE_ONLY.test(name)) delete request.headers[name];
  }
  const raw = request.rawHeaders;
  request.rawHeaders = raw.filter((_, at) => !INSIDE_ONLY.test(raw[at - (at % 2)] ?? ''));
  // The nearest proxy writes at the end; what stands before it is the visitor's word.
  const nearest = trustedProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  request.headers['x-forwarded-for'] = nearest || (request.socket.remoteAddress ?? '');
  request.headers['x-forwarded-proto'] = protocol;
}

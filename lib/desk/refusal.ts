// A request that is turned away, and the JSON that says so to our own pages.
import { ERROR_STATUS, type ErrorCode, type ErrorDetail } from '@/lib/contract/errors';
import { DATA_POLICY, everywhereHeaders } from '@/lib/page-headers';
import { isHttps } from './public-origin';

type Extras = { details?: ErrorDetail[]; headers?: Record<string, string> };

/** Why a request of our own pages is refused; the status comes from the table of codes. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extras: Extras = {},
  ) {
    super(message);
  }
}

export const signedOut = () => new Refusal('UNAUTHORIZED', 'Your session has ended. Sign in again.');
export const forbiddenToRole = () =>
  new Refusal('FORBIDDEN', 'Your role does not include this. Ask an administrator.');
export const setUpFirst = () =>
  new Refusal('FORBIDDEN', 'Set up your second factor first: load the page again.');
export const foreignSite = () =>
  new Refusal('FORBIDDEN', 'The request did not come from this site. Reload the page.');

/** `{error: {code, message, details?}}` with its status; an error that is not a refusal is thrown on. */
export function refusalResponse(error: unknown): Response {
  if (!(error instanceof Refusal)) throw error;
  const { code, message, extras } = error;
  return privateJson(
    { error: { code, message, ...(extras.details && { details: extras.details }) } },
    { status: ERROR_STATUS[code], headers: { ...extras.headers } },
  );
}

/** JSON for our own pages, kept by no cache and drawn as a page by no browser. */
export function privateJson(body: object, init: ResponseInit = {}): Response {
  const headers = privateHeaders('application/json; charset=utf-8', init.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(JSON.stringify(body), { ...init, headers });
}

/** Server-sent events for our own pages: gathered by no proxy, compressed by nobody on the way. */
export function privateStream(events: ReadableStream<Uint8Array>): Response {
  const headers = privateHeaders('text/event-stream');
  headers.set('Cache-Control', 'no-store, no-transform');
  headers.set('X-Accel-Buffering', 'no');
  return new Response(events, { headers });
}

function privateHeaders(contentType: string, given?: HeadersInit): Headers {
  const headers = new Headers(given);
  headers.set('Content-Type', contentType);
  headers.set('Content-Security-Policy', DATA_POLICY);
  for (const [name, value] of Object.entries(everywhereHeaders(isHttps()))) headers.set(name, value);
  return headers;
}

// From an answer or a refusal to the Response: the headers that every answer has, and encryption where it is asked.
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ENCRYPTION_HEADER, ENCRYPTION_SCHEME } from '@/lib/contract/jwe';
import { seal } from '@/lib/jwe';
import { closeGently } from './close-gently';
import { errorBody } from './error-shape';
import type { Exchange } from './exchange';
import type { Failure } from './failure';
import type { Answer } from './operation';
import { quotaHeader } from './rate-limit';

/** The headers that no answer lacks. HSTS only where people come by https. */
export function standingHeaders(origin: string, policy: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'ratelimit-policy': policy,
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Where Node waits for the answer; null when the request did not come through a socket. */
export type Outgoing = ServerResponse | null;

/** The Response of an answer. */
export function respond(
  exchange: Exchange,
  standing: Record<string, string>,
  answer: Answer,
  outgoing: Outgoing,
): Response {
  const headers: Record<string, string> = { ...standing, 'x-request-id': exchange.requestId };
  if (exchange.quota) headers['ratelimit'] = quotaHeader(exchange.quota);
  const json = answer.json ?? (answer.body === undefined ? null : JSON.stringify(answer.body));
  const body = json === null ? (answer.raw ?? null) : jsonBody(exchange, json, headers);
  Object.assign(headers, answer.headers);
  if (!outgoing || body instanceof ReadableStream)
    return new Response(body, { status: answer.status, headers });
  // Through a Response the same bytes would take a third of the request's whole time.
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
  if (headers['connection'] === 'close') closeGently(outgoing);
  outgoing.writeHead(answer.status, headers).end(body ?? undefined);
  return RESPONSE_ALREADY_SENT;
}

/** The body, encrypted where the key is known; adds the headers that say so. */
function jsonBody({ answerKey }: Exchange, json: string, headers: Record<string, string>): string {
  headers['content-type'] = 'application/json; charset=utf-8';
  if (!answerKey) return json;
  headers[ENCRYPTION_HEADER.toLowerCase()] = ENCRYPTION_SCHEME;
  return JSON.stringify(seal(Buffer.from(json), answerKey));
}

/** The answer of a refusal, in the shape of its family. */
export function refusal(exchange: Exchange, failure: Failure): Answer {
  const challenge = failure.status === 401 && { 'www-authenticate': 'Bearer' };
  return {
    status: failure.status,
    body: errorBody(exchange.shape, failure, exchange.refusals),
    headers: { ...challenge, ...failure.headers },
  };
}

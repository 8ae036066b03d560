// From an answer or a refusal to the Response: the headers that every answer has, and encryption where it is asked.
import { ENCRYPTION_HEADER, ENCRYPTION_SCHEME } from '@/lib/contract/jwe';
import { seal } from '@/lib/jwe';
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

/** The Response of an answer. */
export function respond(exchange: Exchange, standing: Record<string, string>, answer: Answer): Response {
  const headers: Record<string, string> = { ...standing, 'x-request-id': exchange.requestId };
  if (exchange.quota) headers['ratelimit'] = quotaHeader(exchange.quota);
  if (answer.body === undefined) {
    return new Response(answer.raw ?? null, {
      status: answer.status,
      headers: { ...headers, ...answer.headers },
    });
  }
  headers['content-type'] = 'application/json; charset=utf-8';
  let body = JSON.stringify(answer.body);
  if (exchange.answerKey) {
    body = JSON.stringify(seal(Buffer.from(body), exchange.answerKey));
    headers[ENCRYPTION_HEADER.toLowerCase()] = ENCRYPTION_SCHEME;
  }
  return new Response(body, { status: answer.status, headers: { ...headers, ...answer.headers } });
}

/** The answer of a refusal, in the shape of its family. */
export function refusal(exchange: Exchange, failure: Failure): Answer {
  const challenge = failure.status === 401 && { 'www-authenticate': 'Bearer' };
  return {
    status: failure.status,
    body: errorBody(exchange.shape, failure),
    headers: { ...challenge, ...failure.headers },
  };
}

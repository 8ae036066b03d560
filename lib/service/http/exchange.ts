// One request and its answer, as far as they have come: what the answer's headers and the log line are made from.
import { randomUUID } from 'node:crypto';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorShape } from '@/lib/contract/errors';
import type { SharedKey } from '@/lib/jwe';
import type { Refusals } from './operation';

export type Exchange = {
  requestId: string;
  startedAt: number;
  method: string;
  /** The pattern, never the url: a url can hold what may not be logged. */
  route: string;
  shape: ErrorShape;
  /** Of the operation, once it is known. */
  refusals: Refusals;
  clientId: string | null;
  quota: RateLimiterRes | null;
  /** The kid of an encrypted request that was opened. */
  kid: string | null;
  /** Once it is known, every answer is sealed with it. */
  answerKey: SharedKey | null;
};

export function beginExchange(method: string, route: string, shape: ErrorShape): Exchange {
  return {
    requestId: randomUUID(),
    startedAt: performance.now(),
    method,
    route,
    shape,
    refusals: {},
    clientId: null,
    quota: null,
    kid: null,
    answerKey: null,
  };
}

// How many requests a client may make, and the headers that tell it (draft-ietf-httpapi-ratelimit-headers).
import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from './failure';

/** The policy of every answer; the quota counts requests in a window of 60 s. */
export function policyHeader({ points, duration }: RateLimiterMemory): string {
  return `"client";q=${points};w=${duration}`;
}

/** What is left of the quota, and in how many seconds it is whole again. */
export function quotaHeader(count: RateLimiterRes): string {
  return `"client";r=${count.remainingPoints};t=${seconds(count)}`;
}

/** Throws 429 for a count over the limit. */
export function refuseOverLimit({ points }: RateLimiterMemory, count: RateLimiterRes): void {
  if (count.consumedPoints > points) throw tooMany(`more than ${points} requests a minute`, count);
}

/** The refusal of a limiter, with the time after which it lets the client in again. */
export function tooMany(what: string, count: RateLimiterRes): Failure {
  const message = `${what}; try again in ${seconds(count)} seconds`;
  return new Failure('TOO_MANY_REQUESTS', message, [], { 'retry-after': String(seconds(count)) });
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil((msBeforeNext ?? 0) / 1000));
}

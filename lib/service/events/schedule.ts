// When a failed delivery is tried again, and when a subscription has failed for too long (security reference 6).

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Waits before attempts 2, 3, …, in milliseconds. After the last of them the delivery is dead. */
const WAITS = [
  5 * SECOND,
  300 * SECOND,
  1800 * SECOND,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const JITTER = 0.1;

/** Five days without one success turn a subscription off; in milliseconds. */
export const FAILING_LIMIT = 5 * 24 * HOUR;
/** A receiver may ask for a later try, up to a day. */
const RETRY_AFTER_MAX = 24 * HOUR;

/**
 * Milliseconds to wait after the `attempts`-th failure; null when that was the last try.
 * `random` is from 0 to 1 and spreads the tries by a tenth; `retryAfter` (seconds) can only lengthen the wait.
 */
export function waitAfter(attempts: number, random: number, retryAfter: number | null): number | null {
  const wait = WAITS[attempts - 1];
  if (wait === undefined) return null;
  const spread = Math.round(wait * (1 + JITTER * (2 * random - 1)));
  return Math.max(spread, Math.min((retryAfter ?? 0) * SECOND, RETRY_AFTER_MAX));
}

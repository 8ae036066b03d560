// How long a session lives (OWASP ASVS 5.0, 7.3.1 and 7.3.2). The server counts; the browser only shows it.

const MINUTE = 60_000;

/** A session that nobody used for this long is over. */
export const IDLE_MS = 30 * MINUTE;
/** A session is over this long after the sign-in, used or not: one day at the desk. */
export const ABSOLUTE_MS = 8 * 60 * MINUTE;
/** A use is written down at most this often; the idle end is early by no more than this. */
export const USE_WRITTEN_EVERY_MS = MINUTE;

/** When a session ends if it is not used again; epoch milliseconds. */
export function endOfSession(session: { lastUsedAt: Date; expiresAt: Date }): number {
  return Math.min(session.lastUsedAt.getTime() + IDLE_MS, session.expiresAt.getTime());
}

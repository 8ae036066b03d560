// How long a session lives (OWASP ASVS 5.0, 7.3.1 and 7.3.2). The server counts; the browser only shows it.

const MINUTE = 60_000;

/** A session that nobody used for this long is over. */
export const IDLE_MS = 30 * MINUTE;
/** A session is over this long after the sign-in, used or not: one day at the desk. */
export const ABSOLUTE_MS = 8 * 60 * MINUTE;
/** A use is written down at most this often; the idle end is early by no more than this. */
export const USE_WRITTEN_EVERY_MS = MINUTE;

/** The condition of a session that is not over. */
export function liveSessions(now = Date.now()) {
  return { expiresAt: { gt: new Date(now) }, lastUsedAt: { gt: new Date(now - IDLE_MS) } };
}

/** When a session ends if it is not used again; epoch milliseconds. */
export function endOfSession(session: { lastUsedAt: Date; expiresAt: Date }): number {
  return Math.min(session.lastUsedAt.getTime() + IDLE_MS, session.expiresAt.getTime());
}

/** What a page may know of the times, in whole seconds from now: its clock may be wrong. */
export type TimesLeft = { ends_in: number; lasts_for: number };

/** `ends_in` = unless it is used again; `lasts_for` = in any case. */
export function timesLeft(session: { endsAt: number; lastsUntil: number }): TimesLeft {
  const now = Date.now();
  const seconds = (until: number) => Math.max(0, Math.floor((until - now) / 1000));
  return { ends_in: seconds(session.endsAt), lasts_for: seconds(session.lastsUntil) };
}

/** The times of a session that began just now. */
export function timesOfNewSession(): TimesLeft {
  return { ends_in: IDLE_MS / 1000, lasts_for: ABSOLUTE_MS / 1000 };
}

/** How long the session still lasts, as the server tells it: in seconds from now, because this clock may be wrong. */

export interface SessionTimes {
  /** Until it ends unless it is used again */
  ends_in: number;
  /** Until it ends in any case */
  lasts_for: number;
}

/** The same as moments of this computer's clock, in milliseconds. */
export interface SessionEnds {
  idleEnd: number;
  lastEnd: number;
}

export function endsOf(times: SessionTimes): SessionEnds {
  const now = Date.now();
  return { idleEnd: now + times.ends_in * 1000, lastEnd: now + times.lasts_for * 1000 };
}

'use client';
// How fresh the board is: live, trying to be, or as of a time that has passed.
import { useEffect, useMemo, useState } from 'react';
import { clockTime } from '@/lib/display/clock';
import type { ReceivedBoard } from './ask-board';
import type { Freshness } from './board-news';

/** After this long without an answer the board says its age instead of its hope. */
const HOPE_MS = 15_000;

/** `failing`: the last attempt brought nothing. */
export function useFreshness(board: ReceivedBoard | undefined, failing: boolean): Freshness {
  const [failedLong, setFailedLong] = useState(false);
  useEffect(() => {
    if (!failing) return undefined;
    const timer = setTimeout(() => setFailedLong(true), HOPE_MS);
    return () => {
      clearTimeout(timer);
      setFailedLong(false);
    };
  }, [failing]);
  const zone = board?.view.clinic?.time_zone ?? 'UTC';
  const seconds = board?.view.now ?? 0;
  return useMemo(() => {
    if (!failing) return { state: 'live' };
    return { state: failedLong ? 'stale' : 'trying', at: clockTime(seconds, zone) };
  }, [failing, failedLong, seconds, zone]);
}

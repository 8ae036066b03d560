// When today's visits are: a queue every quarter of an hour around now, half of it already past. Also when the program
// starts at night, every visit lies on today's date at the clinic; what does not fit is pushed together.
import { parseDate, toZoned } from '@internationalized/date';
import { DEFAULT_TIME_ZONE, localDay } from '@/lib/contract/time';

const STEP = 15 * 60;

/** The first and last instant of the clinic's today, epoch seconds. */
function today(now: number): { from: number; to: number } {
  const date = parseDate(localDay(now, DEFAULT_TIME_ZONE));
  const at = (day: typeof date) => toZoned(day, DEFAULT_TIME_ZONE).toDate().getTime() / 1000;
  return { from: at(date), to: at(date.add({ days: 1 })) - 1 };
}

/** Start and end of `count` visits in order, `past` of which have begun before `now`. */
export function visitTimes(count: number, past: number, now: number): { start: number; end: number }[] {
  const { from, to } = today(now);
  const grid = Math.floor(now / STEP) * STEP;
  const before = spread(past, grid - past * STEP + STEP, STEP, from, now);
  const after = spread(count - past, grid + STEP, STEP, now, to);
  return [...before, ...after].map((start) => ({ start, end: start + STEP }));
}

/** `count` instants from `first` on, `step` apart; evenly between the two ends where they would leave them. */
function spread(count: number, first: number, step: number, from: number, to: number): number[] {
  const last = first + (count - 1) * step;
  if (first >= from && last <= to)
    return Array.from({ length: count }, (_, position) => first + position * step);
  const room = (to - from) / (count + 1);
  return Array.from({ length: count }, (_, position) => Math.floor(from + (position + 1) * room));
}

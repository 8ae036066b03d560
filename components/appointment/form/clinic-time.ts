// Instants as the clinic's clock shows them, and back. A page never uses the browser's zone for an appointment.
import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { isCalendarDate } from '@/lib/contract/time';

/** A minute on the clinic's clock: `2026-11-20` and `10:30`. Either may be half typed. */
export type LocalMoment = { day: string; clock: string };

/** Epoch seconds as the clock in `zone` shows them. */
export function localMoment(seconds: number, zone: string): LocalMoment {
  const [day = '', clock = ''] = fromAbsolute(seconds * 1000, zone)
    .toString()
    .split('T');
  return { day, clock: clock.slice(0, 5) };
}

/** Epoch seconds of a minute on the clock in `zone`; nothing when day or clock is not complete. */
export function epochOf(moment: LocalMoment, zone: string): number | undefined {
  const clock = readClock(moment.clock);
  if (!isCalendarDate(moment.day) || clock === undefined) return undefined;
  // In the hour that a change of clocks repeats, the first one is meant; in the hour it skips, the later.
  return (
    toZoned(parseDateTime(`${moment.day}T${clock}`), zone, 'compatible')
      .toDate()
      .getTime() / 1000
  );
}

/** `1030`, `10.30`, `9`, `2:15 pm` → `10:30`, `09:00`, `14:15`; nothing when it is not a time. */
export function readClock(typed: string): string | undefined {
  const parts = /^(\d{1,2})[:.\s]?(\d{2})?\s*(am|pm|a|p)?$/.exec(typed.trim().toLowerCase());
  if (!parts) return undefined;
  const afternoon = parts[3]?.startsWith('p');
  const hour = Number(parts[1]);
  const minute = Number(parts[2] ?? 0);
  if (minute > 59 || hour > (parts[3] ? 12 : 23) || (parts[3] && hour === 0)) return undefined;
  const full = parts[3] ? (hour % 12) + (afternoon ? 12 : 0) : hour;
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

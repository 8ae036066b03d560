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
  if (!isCalendarDate(moment.day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(moment.clock)) return undefined;
  // In the hour that a change of clocks repeats, the first one is meant; in the hour it skips, the later.
  return (
    toZoned(parseDateTime(`${moment.day}T${moment.clock}`), zone, 'compatible')
      .toDate()
      .getTime() / 1000
  );
}

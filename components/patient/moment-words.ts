// Moments on the clinic's clock, as the page of a patient tells them. All in epoch milliseconds.
import { localDay } from '@/lib/contract/time';

const WEEK_MS = 6 * 86_400_000;

/** `10:42:07` */
export function clockWithSeconds(moment: number, zone: string): string {
  return format(moment, zone, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

/** `10:42` today, `Tuesday 16:20` within a week, else `3 Nov 16:20`. */
export function whenWords(moment: number, now: number, zone: string): string {
  const clock = format(moment, zone, { hour: '2-digit', minute: '2-digit' });
  if (localDay(moment / 1000, zone) === localDay(now / 1000, zone)) return clock;
  const day: Intl.DateTimeFormatOptions =
    now - moment < WEEK_MS ? { weekday: 'long' } : { day: 'numeric', month: 'short' };
  return `${format(moment, zone, day)} ${clock}`;
}

function format(moment: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone, hourCycle: 'h23' }).format(moment);
}

// Times on the wire: epoch seconds for appointments and cases, milliseconds for events, dates as YYYY-MM-DD.
import { z } from 'zod';
import { wrongKind } from './text';

/** 2000-01-01 and 2100-01-01; a time outside is in another unit or a slip (decisions 1). */
export const EPOCH_SECONDS_MIN = 946_684_800;
export const EPOCH_SECONDS_MAX = 4_102_444_800;

/** Whole seconds since 1970 (UTC). Milliseconds are refused with the unit named. */
export const epochSeconds = z
  .number({ error: wrongKind('a whole number of seconds since 1970') })
  .refine((value) => Number.isInteger(value) && value >= EPOCH_SECONDS_MIN && value <= EPOCH_SECONDS_MAX, {
    error: 'must be in epoch seconds, between 2000-01-01 and 2100-01-01 (not milliseconds)',
  })
  .meta({
    type: 'integer',
    minimum: EPOCH_SECONDS_MIN,
    maximum: EPOCH_SECONDS_MAX,
    description: 'Epoch seconds',
  });

/** Whole milliseconds since 1970 (UTC). */
export const epochMilliseconds = z
  .number({ error: wrongKind('a whole number of milliseconds since 1970') })
  .refine(
    (value) =>
      Number.isInteger(value) && value >= EPOCH_SECONDS_MIN * 1000 && value <= EPOCH_SECONDS_MAX * 1000,
    { error: 'must be in epoch milliseconds, between 2000-01-01 and 2100-01-01 (not seconds)' },
  )
  .meta({ type: 'integer', description: 'Epoch milliseconds' });

/** A real calendar date, YYYY-MM-DD. */
export const calendarDate = z
  .string({ error: wrongKind('a date, YYYY-MM-DD') })
  .refine(isCalendarDate, { error: 'must be a real date written YYYY-MM-DD' })
  .meta({ format: 'date' });

/** A date of birth: real, from 1850 on, and not in the future anywhere on earth (UTC+14 is the earliest day). */
export const birthDate = calendarDate.refine(
  (value) =>
    value >= '1850-01-01' && value <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
  { error: 'must not be in the future or before 1850' },
);

/** Whether a text names a day that exists (2023-02-29 does not). */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** How many days the second date is after the first; NaN when one is absent or no date. */
export function daysBetween(first: string | undefined, second: string | undefined): number {
  if (!first || !second || !isCalendarDate(first) || !isCalendarDate(second)) return Number.NaN;
  return (Date.parse(second) - Date.parse(first)) / 86_400_000;
}

/** The clinic's zone when its record names none. Not shown in the interface. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** An IANA zone that this runtime knows. */
export const timeZone = z.string({ error: wrongKind('a time zone') }).refine(isTimeZone, {
  error: 'must be an IANA time zone such as Asia/Kolkata',
});

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The local calendar date (YYYY-MM-DD) of an instant in epoch seconds. */
export function localDay(seconds: number, zone: string): string {
  return dayFormat(zone).format(seconds * 1000);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(zone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(zone);
  if (!format) {
    // en-CA writes YYYY-MM-DD
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(zone, format);
  }
  return format;
}

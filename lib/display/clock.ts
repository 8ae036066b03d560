// Instants on the clinic's clock. The browser's zone is never used for an appointment.

const formats = new Map<string, Intl.DateTimeFormat>();

/** `10:30` on the clock of `zone` (IANA); `seconds` since 1970. */
export function clockTime(seconds: number, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format.format(seconds * 1000);
}

/** From here on a wait is shown as too long. */
export const LONG_WAIT_MINUTES = 30;

/** Whole minutes since `since`, both in epoch seconds; never negative. */
export function minutesSince(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / 60));
}

/** The clinic-local day (YYYY-MM-DD) that is `days` after `day`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

// A day of the clinic's calendar in words. Days are calendar days here, so no zone has a say.

const formats = {
  short: new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }),
  long: new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
};

/** `2026-11-20` → `Fri 20 Nov` or `Friday 20 November 2026`. */
export function dayInWords(day: string, length: keyof typeof formats): string {
  return formats[length].format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

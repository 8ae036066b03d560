// A calendar day (YYYY-MM-DD) in words. Days are the clinic's own, so no zone has a say.

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

const FORMATS = {
  weekday: part({ weekday: 'short', day: 'numeric', month: 'short' }),
  date: part({ day: 'numeric', month: 'short' }),
  whole: part({ day: 'numeric', month: 'short', year: 'numeric' }),
  month: part({ month: 'long', year: 'numeric' }),
  year: part({ year: 'numeric' }),
};

/** `Fri 20 Nov`, `20 Nov`, `20 Nov 2026`, `November 2026` and `2026`. */
export function dayWords(day: string): Record<keyof typeof FORMATS, string> {
  const date = new Date(`${day}T00:00:00Z`);
  const word = (name: keyof typeof FORMATS) => FORMATS[name].format(date).replace(',', '');
  return {
    weekday: word('weekday'),
    date: word('date'),
    whole: word('whole'),
    month: word('month'),
    year: word('year'),
  };
}

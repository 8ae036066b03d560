/** A day in the desk's time zone. */
export function dayIn(zone: string): (at: number | string) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (at) => format.format(new Date(at));
}

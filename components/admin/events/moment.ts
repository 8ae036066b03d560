/** Moments of the log to the second, in the desk's time zone. */
export function momentIn(zone: string): (at: string | number) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (at) => format.format(new Date(at));
}

/** Dates travel as `YYYY-MM-DD` and times of day as `HH:mm`; these read them for the calendar components. */
import { CalendarDate, parseTime, type Time } from '@internationalized/date';

const DATE = /^\d{4}-\d{2}-\d{2}$/u;
const TIME = /^\d{2}:\d{2}/u;

/** The day, or null for anything that is not a real date. */
export function toCalendarDate(iso: string | null): CalendarDate | null {
  if (iso === null || !DATE.test(iso)) return null;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const date = new CalendarDate(year, month, day);
  return date.toString() === iso ? date : null;
}

/** The time of day, or null. */
export function toTime(text: string | null): Time | null {
  if (text === null || !TIME.test(text)) return null;
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour < 24 && minute < 60 ? parseTime(text) : null;
}

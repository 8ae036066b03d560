// A birth date or an age as people type it: 5/3/84, 5 Mar 1984, 1984-03-05, 42y.
import { isCalendarDate } from '@/lib/contract/time';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export type Birth = { dob: string } | { age: string };

/** What was meant, day before month; nothing when it cannot be told. Two-digit years are taken from the past. */
export function readBirth(typed: string, today: Date = new Date()): Birth | undefined {
  const text = typed.trim().toLowerCase();
  const age = /^(\d{1,3})\s*(y|yr|yrs|years?)$/.exec(text)?.[1];
  if (age !== undefined) return { age };
  const [year, month, day] = dateParts(text);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const dob = [fullYear(year, today), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(dob) ? { dob } : undefined;
}

/** `1984-03-05` → `5 Mar 1984`, which nobody reads as the third of May. */
export function writeBirthDate(dob: string): string {
  if (!isCalendarDate(dob)) return dob;
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${dob}T00:00:00Z`)).replace('Sept', 'Sep');
}

/** Year, month and day as digits, whichever of the usual orders they were typed in. */
function dateParts(text: string): (string | undefined)[] {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return iso.slice(1);
  const numeric = /^(\d{1,2})[\s\-/.]+(\d{1,2})[\s\-/.]+(\d{4}|\d{2})$/.exec(text);
  if (numeric) return numeric.slice(1).reverse();
  const worded = /^(\d{1,2})[\s\-/.]*([a-z]{3,9})[\s\-/.,]*(\d{4}|\d{2})$/.exec(text);
  const month = MONTHS.indexOf(worded?.[2]?.slice(0, 3) ?? '') + 1;
  return worded && month > 0 ? [worded[3], String(month), worded[1]] : [];
}

function fullYear(year: string, today: Date): string {
  if (year.length === 4) return year;
  const thisCentury = Math.floor(today.getFullYear() / 100) * 100 + Number(year);
  return String(thisCentury > today.getFullYear() ? thisCentury - 100 : thisCentury);
}

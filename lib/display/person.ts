// A patient as the board and the card show one: name, age, sex, the end of the phone number.
import type { PatientDetails } from '@/lib/contract/patient-details';

type NameParts = Pick<PatientDetails, 'designation' | 'first_name' | 'middle_name' | 'last_name'>;

/** Designation and names, single blanks between; empty when nothing is known. */
export function fullName({ designation, first_name, middle_name, last_name }: NameParts): string {
  return [designation, first_name, middle_name, last_name]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
}

/** Two patients whose keys are equal are easily mixed up: the designation, case and Latin accents do not tell them apart. */
export function sameNameKey(name: NameParts): string {
  return fullName({ ...name, designation: null })
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase('en');
}

export type Age = {
  count: number;
  unit: 'years' | 'months' | 'days';
  /** Only an age is known, no birth date: it is never shown as if it were exact. */
  about: boolean;
};

/** Age on a clinic-local day (YYYY-MM-DD): in months under two years, in days under one month; null when unknown. */
export function ageOn(day: string, { dob, age }: Pick<PatientDetails, 'dob' | 'age'>): Age | null {
  if (dob === null) return age === null ? null : { count: age, unit: 'years', about: true };
  const months = wholeMonths(dob, day);
  if (months >= 24) return { count: Math.floor(months / 12), unit: 'years', about: false };
  if (months >= 1) return { count: months, unit: 'months', about: false };
  return { count: Math.max(0, daysBetween(dob, day)), unit: 'days', about: false };
}

/** `+919845007710` → `··7710`; empty without a number. */
export function phoneEnding(mobile: string | null): string {
  return mobile === null || mobile === '' ? '' : `··${mobile.slice(-4)}`;
}

function wholeMonths(from: string, to: string): number {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** "Dr Rao"; doctors who share a last name get their first name too. By id. */
export function doctorNames(
  doctors: readonly { id: string; firstname: string; lastname: string }[],
): Map<string, string> {
  const last = (doctor: (typeof doctors)[number]) => doctor.lastname.trim() || doctor.firstname.trim();
  return new Map(
    doctors.map((doctor) => {
      const shared = doctors.some((other) => other.id !== doctor.id && last(other) === last(doctor));
      const name = shared ? `${doctor.firstname} ${doctor.lastname}`.trim() : last(doctor);
      // Some services write the title into the name.
      return [doctor.id, `Dr ${name.replace(/^dr\.?\s+/i, '')}`];
    }),
  );
}

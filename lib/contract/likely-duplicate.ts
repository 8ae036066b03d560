// Whether somebody who is being registered is likely to be known already, and why.
import { nameSound, nameWords } from './name-sound';

export const DUPLICATE_REASONS = ['same_partner_id', 'same_name', 'sounds_alike', 'same_phone', 'same_birth', 'birth_near', 'birth_swapped', 'age_near'] as const; // prettier-ignore
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** What is known of either person; what is not is null or empty. */
export type Person = {
  name: string;
  mobile: string | null;
  dob: string | null;
  age: number | null;
  partnerId: string | null;
};

/** How much each reason says; three together make a warning. */
const WEIGHT: Record<DuplicateReason, number> = {
  same_partner_id: 3, same_name: 2, sounds_alike: 1.5, same_phone: 1.5, same_birth: 2, birth_near: 1.5, birth_swapped: 1.5, age_near: 1,
}; // prettier-ignore
const ENOUGH = 3;
const NEAR_DAYS = 3;
const NEAR_YEARS = 2;
const DAY_MS = 86_400_000;

/** The reasons, the strongest first; none when they do not make a warning. `today` (YYYY-MM-DD) turns dates to ages. */
export function duplicateReasons(typed: Person, known: Person, today: string): DuplicateReason[] {
  const reasons = DUPLICATE_REASONS.filter((reason) => HOLDS[reason](typed, known, today));
  const weight = reasons.reduce((sum, reason) => sum + WEIGHT[reason], 0);
  // A family has one phone and one birthday now and then; a name must have something to do with it.
  const named = reasons.some((reason) => OF_THE_NAME.includes(reason));
  const whole = nameWords(typed.name).length > 1 && nameWords(known.name).length > 1;
  const bornApart = (typed.dob ?? typed.age) !== null && !reasons.some((reason) => OF_BIRTH.includes(reason));
  return named && (weight >= ENOUGH || (whole && !bornApart)) ? reasons : [];
}

const OF_THE_NAME: readonly DuplicateReason[] = ['same_name', 'sounds_alike', 'same_partner_id'];
const OF_BIRTH: readonly DuplicateReason[] = ['same_birth', 'birth_near', 'birth_swapped', 'age_near'];

type Holds = (typed: Person, known: Person, today: string) => boolean;

const HOLDS: Record<DuplicateReason, Holds> = {
  same_partner_id: (typed, known) => typed.partnerId !== null && typed.partnerId === known.partnerId,
  same_name: (typed, known) => sameWords(typed.name, known.name, (word) => word),
  sounds_alike: (typed, known) =>
    !sameWords(typed.name, known.name, (word) => word) && sameWords(typed.name, known.name, nameSound),
  same_phone: (typed, known) => typed.mobile !== null && typed.mobile === known.mobile,
  same_birth: (typed, known) => typed.dob !== null && typed.dob === known.dob,
  birth_near: (typed, known) => {
    const apart = daysApart(typed.dob, known.dob);
    return apart !== null && apart > 0 && apart <= NEAR_DAYS;
  },
  birth_swapped: (typed, known) =>
    typed.dob !== null && known.dob !== null && typed.dob !== known.dob && swapped(typed.dob) === known.dob,
  age_near: (typed, known, today) => {
    if (typed.dob !== null && known.dob !== null) return false;
    const [one, other] = [ageOf(typed, today), ageOf(known, today)];
    return one !== null && other !== null && Math.abs(one - other) <= NEAR_YEARS;
  },
};

/** Whether all words of the shorter name stand in the longer one, in any order. */
function sameWords(one: string, other: string, as: (word: string) => string): boolean {
  const [few, many] = [nameWords(one).map(as), nameWords(other).map(as)].sort((a, b) => a.length - b.length);
  if (!few || !many || few.length === 0) return false;
  return few.every((word) => many.includes(word));
}

function daysApart(one: string | null, other: string | null): number | null {
  return one === null || other === null ? null : Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
}

/** `2001-05-03` for `2001-03-05`. */
function swapped(date: string): string {
  const [year, month, day] = date.split('-');
  return `${year ?? ''}-${day ?? ''}-${month ?? ''}`;
}

function ageOf({ dob, age }: Person, today: string): number | null {
  if (dob === null) return age;
  return Math.floor((Date.parse(today) - Date.parse(dob)) / (365.2425 * DAY_MS));
}

// The patients of the demonstration: families on one phone, people known by an age alone, names in two scripts.
import { newId } from '@/lib/service/new-id';
import type { PatientRow } from '@/lib/service/patients/patient-row';
import { drawFrom, type Draw } from './draw';
import { CITIES, DEVANAGARI, MEN, MIDDLE_NAMES, SURNAMES, WOMEN } from './names';

export type Person = {
  first: string;
  last: string;
  gender: string;
  /** Years; known by this alone when `about` is set, else by a birth date. */
  age: number;
  about?: true;
  mobile?: string;
};

/** The first list of today's board in its order, so that it has something to tell: two of one name, ages guessed. */
export const TODAYS_FIRST: readonly Person[] = [
  { first: 'Suresh', last: 'Patil', gender: 'M', age: 52, mobile: '+919845002276' },
  { first: 'Rukmini', last: 'Hegde', gender: 'F', age: 66, mobile: '+919845008103' },
  { first: 'Rohan', last: 'Mehta', gender: 'M', age: 19, mobile: '+919845005528' },
  { first: 'मीरा', last: 'जोशी', gender: 'F', age: 39, mobile: '+919845003471' },
  { first: 'Gopal', last: 'Naidu', gender: 'M', age: 44, mobile: '+919845006092' },
  { first: 'Meher', last: 'Contractor', gender: 'F', age: 46, mobile: '+919845009014' },
  { first: 'Ananya', last: 'Deshpande', gender: 'F', age: 34, mobile: '+919845004821' },
  { first: 'Aarav', last: 'Sharma', gender: 'M', age: 42, about: true, mobile: '+919845007710' },
  { first: 'Fatima', last: 'Siddiqui', gender: 'F', age: 27, mobile: '+919845006642' },
  { first: 'Aarav', last: 'Sharma', gender: 'M', age: 7, mobile: '+919845007710' },
  { first: 'Lakshmi', last: 'Venkataraman', gender: 'F', age: 58, mobile: '+919845003350' },
  { first: 'Joseph', last: 'D’Souza', gender: 'M', age: 61, mobile: '+919845000093' },
];

/** `count` patients, the given ones first. A year of age is 365.25 days before `now` (epoch seconds). */
export function peopleRows(
  businessId: string,
  mark: string,
  { first, count, now }: { first: readonly Person[]; count: number; now: number },
): PatientRow[] {
  const draw = drawFrom(count);
  const people = [...first];
  while (people.length < count) people.push(...nextPeople(draw, people.length));
  return people.slice(0, count).map((person, position) => {
    const row = rowOf(draw, businessId, mark, person, position, now);
    // The given ones are called exactly so: two of them have one name.
    return position < first.length ? { ...row, middleName: '' } : row;
  });
}

/** One person, or in every sixth case a parent with children on one phone. */
function nextPeople(draw: Draw, position: number): Person[] {
  const mobile = `+9198${String(45_100_000 + position * 137).padStart(8, '0')}`;
  const last = draw.of(SURNAMES);
  if (position % 6 === 0) {
    const children = 1 + draw.below(3);
    const parent = { first: draw.of(WOMEN), last, gender: 'F', age: 26 + draw.below(14), mobile };
    return [parent, ...Array.from({ length: children }, () => childOf(draw, last, mobile))];
  }
  const written = position % 37 === 5 ? draw.of(DEVANAGARI) : null;
  if (written) return [{ ...written, age: 30 + draw.below(40), mobile }];
  const woman = draw.chance(50);
  return [
    {
      first: draw.of(woman ? WOMEN : MEN),
      last,
      gender: woman ? 'F' : 'M',
      age: 17 + draw.below(68),
      ...(draw.chance(18) && { about: true as const }),
      ...(draw.chance(94) && { mobile }),
    },
  ];
}

function childOf(draw: Draw, last: string, mobile: string): Person {
  const girl = draw.chance(50);
  return {
    first: draw.of(girl ? WOMEN : MEN),
    last,
    gender: girl ? 'F' : 'M',
    age: draw.below(14),
    mobile,
  };
}

function rowOf(
  draw: Draw,
  businessId: string,
  mark: string,
  person: Person,
  position: number,
  now: number,
): PatientRow {
  const birth = now - Math.round((person.age + draw.below(100) / 100) * 365.25 * 86_400);
  const known = now - (1 + draw.below(700)) * 86_400;
  const address = draw.of(CITIES);
  return {
    businessId,
    id: newId('pat'),
    partnerId: `${mark}-${2001 + position}`,
    designation: designationOf(person),
    firstName: person.first,
    middleName: draw.chance(8) ? draw.of(MIDDLE_NAMES) : '',
    lastName: person.last,
    gender: person.gender,
    dob: person.about ? null : new Date(birth * 1000).toISOString().slice(0, 10),
    age: person.about ? person.age : null,
    ageGivenAt: person.about ? Math.max(known, now - 300 * 86_400) : null,
    mobile: person.mobile ?? null,
    city: address.city,
    pincode: address.pincode,
    partnerMeta: { uhid: `${mark}${100_000 + position}` },
    archivedAt: null,
    version: 1,
    createdAt: known,
    updatedAt: known,
  };
}

function designationOf({ age, gender }: Person): string {
  if (age < 3) return 'Baby.';
  if (age < 14) return gender === 'F' ? 'Miss.' : 'Master.';
  return gender === 'F' ? 'Ms.' : 'Mr.';
}

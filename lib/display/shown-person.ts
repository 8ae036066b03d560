// A patient as the identity strip shows one: what tells two people of one name apart, ready to read.
import type { PatientRecord } from '@/lib/contract/patient';
import { ageAndSex, type Say } from './card';
import { dayWords } from './day';
import { fullName, phoneEnding } from './person';

export type ShownPerson = {
  name: string;
  /** "27 F", "about 42 M" */
  about: string;
  /** "3 Mar 1999"; empty when only an age is known: it is never shown as if it were exact */
  born: string;
  /** "··6642" */
  phone: string;
  /** "Bengaluru 560038" */
  place: string;
};

/** Every word of it; what is unknown is empty text. `day` is the clinic-local today. */
export function shownPerson(record: PatientRecord, day: string, say: Say): ShownPerson {
  const { city, pincode } = record.address ?? { city: null, pincode: null };
  return {
    name: fullName(record),
    about: ageAndSex(record, day, say),
    born: record.dob === null ? '' : dayWords(record.dob).whole,
    phone: phoneEnding(record.mobile),
    place: [city, pincode].filter((part) => part !== null && part !== '').join(' '),
  };
}

// An appointment as a board row and the card show it: every word ready, nothing left to compute.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { displayLabel, displayValue } from '@/lib/contract/display-meta';
import { queueLabels } from '@/lib/contract/free-form';
import { localDay } from '@/lib/contract/time';
import { clockTime } from './clock';
import { ageOn, fullName, phoneEnding } from './person';
import { statusFacts, type StatusIcon, type StatusTone, type StatusWord } from './status';

/** The part of a record that is shown. */
export type CardSource = Pick<
  AppointmentRecord,
  | 'token'
  | 'status'
  | 'mode'
  | 'start_time'
  | 'end_time'
  | 'custom_attributes'
  | 'display_meta'
  | 'patient_details'
>;

export type CardCircumstances = {
  /** The clinic's IANA zone. */
  zone: string;
  /** Epoch seconds. */
  now: number;
  doctor: string;
  skipped?: boolean;
};

export type DisplayKey =
  | `status.${StatusWord}`
  | `age.${'years' | 'aboutYears' | 'months' | 'days'}`
  | `sex.${'M' | 'F' | 'O'}`
  | `mode.${'PHONE' | 'VIDEO'}`;
/** The words of the catalogue's namespace `display`. */
export type Say = (key: DisplayKey, values?: { count: number }) => string;

export type ShownCard = {
  token: string;
  name: string;
  /** "about 42 M" */
  about: string;
  /** "··7710" */
  phone: string;
  doctor: string;
  starts: string;
  ends: string;
  /** "Video"; empty for a visit in the clinic */
  mode: string;
  status: { word: string; tone: StatusTone; icon: StatusIcon };
  /** `label` and `tags` of custom_attributes, each once */
  labels: string[];
  /** display_meta in its order */
  pairs: { key: string; label: string; value: string }[];
};

/** Every word of a card; what is unknown is empty text. */
export function shownCard(record: CardSource, at: CardCircumstances, say: Say): ShownCard {
  const { word, tone, icon } = statusFacts(record, at.now, at.skipped);
  const attributes = record.custom_attributes;
  return {
    token: record.token?.toString() ?? '',
    name: fullName(record.patient_details),
    about: ageAndSex(record.patient_details, localDay(at.now, at.zone), say),
    phone: phoneEnding(record.patient_details.mobile),
    doctor: at.doctor,
    starts: clockTime(record.start_time, at.zone),
    ends: clockTime(record.end_time, at.zone),
    mode: modeWord(record.mode, say),
    status: { word: say(`status.${word}`), tone, icon },
    labels: [...new Set([...queueLabels(attributes, 'label'), ...queueLabels(attributes, 'tags')])],
    pairs: Object.entries(record.display_meta).map(([key, value]) => ({
      key,
      label: displayLabel(key),
      value: displayValue(value),
    })),
  };
}

/** "about 42 M" on a clinic-local day. */
export function ageAndSex(
  details: Pick<CardSource['patient_details'], 'dob' | 'age' | 'gender'>,
  day: string,
  say: Say,
): string {
  const age = ageOn(day, details);
  const words = age && say(`age.${age.about ? 'aboutYears' : age.unit}`, { count: age.count });
  return [words, sexWord(details.gender, say)].filter((part) => part !== null && part !== '').join(' ');
}

/** A letter or mode that only a remote service knows is shown as it came. */
function sexWord(gender: string | null, say: Say): string {
  return gender === 'M' || gender === 'F' || gender === 'O' ? say(`sex.${gender}`) : (gender ?? '');
}

function modeWord(mode: string, say: Say): string {
  if (mode === 'INCLINIC') return '';
  return mode === 'PHONE' || mode === 'VIDEO' ? say(`mode.${mode}`) : mode;
}

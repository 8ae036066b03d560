// The state of an appointment as people read it: one of seven words, each with its icon and colour.
import type { AppointmentRecord } from '@/lib/contract/appointment';

/** Keys of the catalogue, `display.status.*`. No other word for a state stands on any screen. */
export type StatusWord = 'waiting' | 'inRoom' | 'parked' | 'done' | 'notHere' | 'skipped' | 'cancelled';
export type StatusTone = 'wait' | 'now' | 'park' | 'done' | 'alert';
export type StatusIcon =
  'clock' | 'arrow-right' | 'pause' | 'check' | 'calendar-clock' | 'circle-alert' | 'skip' | 'x';
export type StatusFacts = { word: StatusWord; tone: StatusTone; icon: StatusIcon };

const WORD: Record<StatusWord, StatusFacts> = {
  waiting: { word: 'waiting', tone: 'wait', icon: 'clock' },
  inRoom: { word: 'inRoom', tone: 'now', icon: 'arrow-right' },
  parked: { word: 'parked', tone: 'park', icon: 'pause' },
  done: { word: 'done', tone: 'done', icon: 'check' },
  notHere: { word: 'notHere', tone: 'alert', icon: 'circle-alert' },
  skipped: { word: 'skipped', tone: 'wait', icon: 'skip' },
  cancelled: { word: 'cancelled', tone: 'done', icon: 'x' },
};

/** Not due yet, so nobody has to do anything about it. */
const EXPECTED: StatusFacts = { word: 'notHere', tone: 'done', icon: 'calendar-clock' };

/**
 * The word answers one question: where is this patient now. So booked (BK) reads "Not here", quietly until the start
 * and loudly after it; a no-show (NS) reads the same. A visit that was broken off (AB) is over: "Done". A moved one (RE)
 * no longer takes place here: "Cancelled". `now` in epoch seconds; `skipped`: the queue sent a waiting patient back.
 */
export function statusFacts(
  { status, start_time }: Pick<AppointmentRecord, 'status' | 'start_time'>,
  now: number,
  skipped = false,
): StatusFacts {
  if (status === 'CK') return skipped ? WORD.skipped : WORD.waiting;
  if (status === 'OG') return WORD.inRoom;
  if (status === 'PA') return WORD.parked;
  if (['CM', 'CMNP', 'AB'].includes(status)) return WORD.done;
  // The vendor writes who cancelled, moved or missed behind these letters: CND, CNS, RES, NSD …
  if (/^(CN|RE)|^(PC|PNR)$/.test(status)) return WORD.cancelled;
  if (status.startsWith('NS')) return WORD.notHere;
  return now < start_time ? EXPECTED : WORD.notHere;
}

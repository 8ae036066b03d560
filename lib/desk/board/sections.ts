// The parts of the day board and the order of the rows in them.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { sameNameKey, statusFacts, type CardSource, type StatusWord } from '@/lib/display';

/** One appointment on the board. partner_meta and notes stay on the server: no board shows them. */
export type BoardRow = CardSource & {
  appointment_id: string;
  clinic_id: string;
  doctor_id: string;
  /** Epoch seconds; null for those who do not wait. */
  waiting_since: number | null;
  /** Another patient of the clinic's day is easily mixed up with this one. */
  same_name: boolean;
};

export const SECTIONS = ['inRoom', 'queue', 'parked', 'done', 'notComing'] as const;
export type SectionName = (typeof SECTIONS)[number];
export type Section = { name: SectionName; rows: BoardRow[] };

const SECTION_OF: Record<StatusWord, SectionName> = {
  inRoom: 'inRoom',
  waiting: 'queue',
  skipped: 'queue',
  notHere: 'queue',
  parked: 'parked',
  done: 'done',
  cancelled: 'notComing',
};

/** The rows of one doctor, or of all: by token, those without one behind, then by time. Empty sections are there too. */
export function sectionsOf(rows: readonly BoardRow[]): Section[] {
  const ordered = [...rows].sort(
    (one, other) =>
      (one.token ?? Infinity) - (other.token ?? Infinity) ||
      one.start_time - other.start_time ||
      (one.appointment_id < other.appointment_id ? -1 : 1),
  );
  return SECTIONS.map((name) => ({ name, rows: ordered.filter((row) => sectionOf(row) === name) }));
}

/** A no-show is not expected any more, though the word for both is "Not here". */
export function sectionOf(row: Pick<BoardRow, 'status' | 'start_time'>): SectionName {
  return row.status.startsWith('NS') ? 'notComing' : SECTION_OF[wordOf(row)];
}

/** How many rows read each word. */
export function countWords(rows: readonly BoardRow[]): Partial<Record<StatusWord, number>> {
  const counts: Partial<Record<StatusWord, number>> = {};
  for (const row of rows) counts[wordOf(row)] = (counts[wordOf(row)] ?? 0) + 1;
  return counts;
}

/** The word, unlike its colour, does not depend on the time of day. */
function wordOf(row: Pick<BoardRow, 'status' | 'start_time'>): StatusWord {
  return statusFacts(row, row.start_time).word;
}

/** Rows of a clinic's day. `checkedIn` has the moments at which this desk checked patients in, epoch seconds, by id. */
export function rowsOf(
  records: readonly AppointmentRecord[],
  checkedIn: ReadonlyMap<string, number>,
): BoardRow[] {
  const patients = new Map<string, Set<string>>();
  for (const { patient_id, patient_details } of records) {
    const key = sameNameKey(patient_details);
    patients.set(key, (patients.get(key) ?? new Set()).add(patient_id));
  }
  return records.map((record) => {
    const name = sameNameKey(record.patient_details);
    return {
      appointment_id: record.appointment_id,
      clinic_id: record.clinic_id,
      doctor_id: record.doctor_id,
      token: record.token,
      status: record.status,
      mode: record.mode,
      start_time: record.start_time,
      end_time: record.end_time,
      custom_attributes: record.custom_attributes,
      display_meta: record.display_meta,
      patient_details: record.patient_details,
      // The interface does not say when a patient came; checked in elsewhere, the wait counts from the agreed time.
      waiting_since:
        record.status === 'CK' ? (checkedIn.get(record.appointment_id) ?? record.start_time) : null,
      same_name: name !== '' && (patients.get(name)?.size ?? 0) > 1,
    };
  });
}

// The day board: one clinic's day as somebody at the desk may see it. Asked again every few seconds.
import { createHash } from 'node:crypto';
import { isCalendarDate, localDay } from '@/lib/contract/time';
import { dayAfter, type StatusWord } from '@/lib/display';
import { listAppointments } from '@/lib/gateway/appointments';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { mayFor, reachesAll } from '../permissions';
import { readCheckIns } from './check-ins';
import { readPlaces, type ClinicPlace } from './places';
import { countWords, rowsOf, sectionOf, sectionsOf, type BoardRow, type Section } from './sections';
import { sharedReading } from './shared-reading';

export type BoardQuestion = {
  /** The first clinic by name unless given. */
  clinicId?: string | undefined;
  /** All doctors unless given; a doctor's board is always their own. */
  doctorId?: string | undefined;
  /** Clinic-local, YYYY-MM-DD; today unless given. */
  day?: string | undefined;
  /** The `mark` of the board that the page shows. */
  mark?: string | undefined;
};

export type Board = {
  kind: 'ok';
  /** Changes whenever anything here does. */
  mark: string;
  /** The server's clock, epoch seconds: waiting times and lateness count from it. */
  now: number;
  clinics: ClinicPlace[];
  /** null = there is no clinic that this person may see. */
  clinic: ClinicPlace | null;
  /** Days on the clinic's calendar. */
  today: string;
  day: string;
  previousDay: string;
  nextDay: string;
  /** Those of the clinic, with the number of their patients who come or came that day. */
  doctors: { doctor_id: string; name: string; count: number }[];
  doctorId: string | null;
  counts: Partial<Record<StatusWord, number>>;
  sections: Section[];
};

export type BoardAnswer = Board | { kind: 'unchanged'; mark: string; now: number } | Setback;

/** With the polling every 3 s a partner's change shows within 5 s. */
const LIFE_MS = 1500;

/** The board, or only its mark when it is the one that the page shows. A clinic that is not this person's is forbidden. */
export async function readBoard(actor: Actor, question: BoardQuestion = {}): Promise<BoardAnswer> {
  try {
    const board = await boardFor(actor, question);
    if (board === null) return { kind: 'forbidden' };
    const now = Math.floor(Date.now() / 1000);
    const mark = createHash('sha256').update(JSON.stringify(board)).digest('base64url').slice(0, 22);
    return mark === question.mark ? { kind: 'unchanged', mark, now } : { kind: 'ok', mark, now, ...board };
  } catch (error) {
    return setbackOf(error);
  }
}

type StandingBoard = Omit<Board, 'kind' | 'mark' | 'now'>;

async function boardFor(actor: Actor, question: BoardQuestion): Promise<StandingBoard | null> {
  const { clinics, doctors } = await readPlaces(actor);
  const clinic = clinics.find(({ clinic_id }) => clinic_id === question.clinicId) ?? clinics[0];
  if (!clinic) return question.clinicId === undefined ? emptyBoard() : null;
  if (question.clinicId !== undefined && clinic.clinic_id !== question.clinicId) return null;

  const days = daysOf(clinic.time_zone, question.day);
  const rows = (await dayRows(clinic, days.day)).filter((row) =>
    mayFor(actor, 'board:view', { clinicId: row.clinic_id, doctorId: row.doctor_id }),
  );
  const doctorId = reachesAll(actor, 'board:view') ? (question.doctorId ?? null) : actor.doctorId;
  const shown = doctorId === null ? rows : rows.filter((row) => row.doctor_id === doctorId);
  return {
    clinics,
    clinic,
    ...days,
    doctors: doctors
      .filter(
        ({ doctor_id, clinic_ids }) =>
          clinic_ids.includes(clinic.clinic_id) || rows.some((row) => row.doctor_id === doctor_id),
      )
      .map(({ doctor_id, name }) => ({ doctor_id, name, count: coming(rows, doctor_id) })),
    doctorId,
    counts: countWords(shown),
    sections: sectionsOf(shown),
  };
}

function emptyBoard(): StandingBoard {
  const days = daysOf('UTC', undefined);
  return {
    clinics: [],
    clinic: null,
    ...days,
    doctors: [],
    doctorId: null,
    counts: {},
    sections: sectionsOf([]),
  };
}

/** "Today" is the clinic's; neither the server's zone nor the browser's has a say. */
function daysOf(zone: string, asked: string | undefined) {
  const today = localDay(Math.floor(Date.now() / 1000), zone);
  const day = asked !== undefined && isCalendarDate(asked) ? asked : today;
  return { today, day, previousDay: dayAfter(day, -1), nextDay: dayAfter(day, 1) };
}

/** All rows of a clinic's day, for whoever asks. */
function dayRows({ clinic_id, time_zone }: ClinicPlace, day: string): Promise<BoardRow[]> {
  return sharedReading(`day ${clinic_id} ${day}`, LIFE_MS, async () => {
    const listed = await listAppointments({ clinic_id, start_date: day, end_date: day });
    // A remote service may cut its days in another zone.
    const records = listed.filter(({ start_time }) => localDay(start_time, time_zone) === day);
    const waiting = records.filter(({ status }) => status === 'CK');
    return rowsOf(records, await readCheckIns(waiting.map(({ appointment_id }) => appointment_id)));
  });
}

function coming(rows: readonly BoardRow[], doctorId: string): number {
  return rows.filter((row) => row.doctor_id === doctorId && sectionOf(row) !== 'notComing').length;
}

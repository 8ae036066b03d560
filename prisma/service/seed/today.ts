// Today's sixty appointments: six doctors in the middle of their work, every state somewhere on the board.
import type { AppointmentStatus } from '@/lib/contract/appointment-status';
import type { AppointmentColumns } from '@/lib/service/appointments/appointment-row';
import type { PatientRow } from '@/lib/service/patients/patient-row';
import { appointmentRow } from './appointment-rows';
import { drawFrom, type Draw } from './draw';
import { visitTimes } from './working-day';

/** A doctor's list of today: positions of clinic and doctor, and the states in the order of the visits. */
type DayList = { clinic: number; doctor: number; past: string; coming: string };

/** BK with a token is b, without one w (such as a booking by telephone); x is cancelled. */
const STATES: Record<string, AppointmentStatus> = {
  m: 'CM', o: 'CMNP', n: 'NS', x: 'CN', r: 'RE', a: 'AB', i: 'OG', p: 'PA', c: 'CK', b: 'BK', w: 'BK',
}; // prettier-ignore

/** Patients of the first list are those whom `TODAYS_FIRST` names. */
const LISTS: readonly DayList[] = [
  { clinic: 0, doctor: 0, past: 'mommnpiccc', coming: 'cbbbww' },
  { clinic: 0, doctor: 1, past: 'momxopicc', coming: 'cbbxw' },
  { clinic: 0, doctor: 2, past: 'moroic', coming: 'bbbw' },
  { clinic: 1, doctor: 3, past: 'monaic', coming: 'cpbbbw' },
  { clinic: 2, doctor: 4, past: 'mic', coming: 'bw' },
  { clinic: 2, doctor: 5, past: 'o', coming: 'bw' },
];

const OTHER_LISTS: readonly DayList[] = [
  { clinic: 0, doctor: 0, past: 'moic', coming: 'bw' },
  { clinic: 0, doctor: 1, past: 'x', coming: 'b' },
];

export type Board = { clinicIds: string[]; doctorIds: string[]; patients: PatientRow[]; mark: string };

export const demoToday = (board: Board, now: number) => todayRows(LISTS, board, now);
export const otherToday = (board: Board, now: number) => todayRows(OTHER_LISTS, board, now);

function todayRows(lists: readonly DayList[], board: Board, now: number): AppointmentColumns[] {
  const draw = drawFrom(60);
  let first = 0;
  return lists.flatMap((list) => {
    const last = first + list.past.length + list.coming.length;
    const rows = listRows(draw, list, board, { patients: board.patients.slice(first, last), first, now });
    first = last;
    return rows;
  });
}

type Filling = { patients: PatientRow[]; first: number; now: number };

function listRows(
  draw: Draw,
  list: DayList,
  board: Board,
  { patients, first, now }: Filling,
): AppointmentColumns[] {
  const states = list.past + list.coming;
  const times = visitTimes(states.length, list.past.length, now);
  return times.map(({ start, end }, position) => {
    const letter = states[position] ?? 'b';
    const status = STATES[letter] ?? 'BK';
    const arrived = 'moaipc'.includes(letter);
    const waited = 5 + draw.below(35);
    const checkedInAt = arrived ? Math.min(start - 300, now) - (letter === 'c' ? waited * 60 : 600) : null;
    const patient = patients[position];
    if (!patient) throw new Error('there are fewer patients than visits');
    return appointmentRow(draw, {
      clinicId: board.clinicIds[list.clinic] ?? '',
      doctorId: board.doctorIds[list.doctor] ?? '',
      patient,
      partnerId: `${board.mark}-A${first + position}`,
      status,
      token: letter === 'w' || letter === 'r' ? null : position + 1,
      start,
      end,
      checkedInAt,
      changedAt: Math.min(checkedInAt ?? start - 86_400, now),
    });
  });
}

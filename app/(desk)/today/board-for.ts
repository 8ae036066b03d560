// The desk's board with every word ready for the browser. The page and the polling route answer with the same.
import { getTranslations } from 'next-intl/server';
import type { BoardAnswer, BoardQuestion, BoardRowView } from '@/components/queue/board-view';
import type { Actor } from '@/lib/desk/actor';
import { readBoard, type Board } from '@/lib/desk/board/read-board';
import type { BoardRow } from '@/lib/desk/board/sections';
import { shownCard } from '@/lib/display';

/** The board for this person; `mark` is that of the board they already have. */
export async function boardFor(actor: Actor, question: BoardQuestion, mark?: string): Promise<BoardAnswer> {
  const { clinic, doctor, day } = question;
  const answer = await readBoard(actor, { clinicId: clinic, doctorId: doctor, day, mark });
  if (answer.kind === 'ok') return withWords(answer);
  if (answer.kind === 'unchanged' || answer.kind === 'forbidden' || answer.kind === 'unreachable')
    return answer;
  return { kind: 'refused' };
}

async function withWords(board: Board): Promise<BoardAnswer> {
  const say = await getTranslations('display');
  const zone = board.clinic?.time_zone ?? 'UTC';
  const names = new Map(board.doctors.map(({ doctor_id, name }) => [doctor_id, name]));
  const view = (row: BoardRow): BoardRowView => ({
    id: row.appointment_id,
    status: row.status,
    start_time: row.start_time,
    waiting_since: row.waiting_since,
    same_name: row.same_name,
    card: shownCard(row, { zone, now: board.now, doctor: names.get(row.doctor_id) ?? '' }, say),
  });
  const sections = board.sections.map(({ name, rows }) => ({ name, rows: rows.map(view) }));
  return { ...board, sections };
}

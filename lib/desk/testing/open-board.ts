// Boards as tests read them, at moments that they choose.
import { vi } from 'vitest';
import type { Actor } from '../actor';
import { readBoard, type Board, type BoardQuestion } from '../board/read-board';
import type { SectionName } from '../board/sections';

/** Sets the clock that the code reads, timers aside; epoch seconds. End it with `vi.useRealTimers()`. */
export function at(moment: string): number {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  return Math.floor(Date.parse(moment) / 1000);
}

/** The board; throws when there is none. */
export async function boardOf(actor: Actor, question: BoardQuestion = {}): Promise<Board> {
  const board = await readBoard(actor, question);
  if (board.kind !== 'ok') throw new Error(`There is no board: ${board.kind}`);
  return board;
}

/** The appointments of a section, in their order. */
export function idsIn(board: Board, section: SectionName): string[] {
  const rows = board.sections.find(({ name }) => name === section)?.rows ?? [];
  return rows.map(({ appointment_id }) => appointment_id);
}

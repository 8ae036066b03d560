'use client';
// The browser's side of the board's JSON.
import { fetchSignedIn } from '@/components/session/signed-in';
import type { BoardAnswer, BoardQuestion, BoardTrouble, BoardView } from './board-view';

/** A board, and when this browser got it (its own clock, milliseconds): the clinic's present is counted from both. */
export type ReceivedBoard = { view: BoardView; receivedAt: number };

/** Why no board came; the one on the screen stays. */
export class BoardError extends Error {
  override readonly name = 'BoardError';
  constructor(readonly trouble: BoardTrouble) {
    super(`The board did not come: ${trouble}`);
  }
}

/** Asks for the board; with `shown`, the very same object comes back while nothing has changed. */
export async function askBoard(
  question: BoardQuestion,
  shown: ReceivedBoard | undefined,
  signal: AbortSignal,
): Promise<ReceivedBoard> {
  const search = new URLSearchParams(question);
  if (shown) search.set('mark', shown.view.mark);
  const response = await fetchSignedIn(`/api/board?${search.toString()}`, { signal, cache: 'no-store' });
  if (response.status >= 500 && response.status !== 503) throw new BoardError('unreachable');
  const answer = (await response.json()) as BoardAnswer;
  if (answer.kind === 'ok') return { view: answer, receivedAt: Date.now() };
  if (answer.kind === 'unchanged' && shown) return shown;
  throw new BoardError(answer.kind === 'unchanged' ? 'unreachable' : answer.kind);
}

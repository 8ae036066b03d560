'use client';
// What the top bar knows of the board below it: the days and clinics to choose from, and how fresh it all is.
import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import type { BoardView } from './board-view';

export type BoardDays = Pick<BoardView, 'clinics' | 'clinic' | 'today' | 'day' | 'previousDay' | 'nextDay'>;

/** `at` is the clinic-clock time of the last good answer, such as "10:42". */
export type Freshness = { state: 'live' } | { state: 'trying' | 'stale'; at: string };

type News = { days: BoardDays; freshness: Freshness };

let news: News | null = null;
const listeners = new Set<() => void>();

/** The board tells; `null` when it is left. */
export function tellNews(next: News | null): void {
  news = next;
  for (const listener of listeners) listener();
}

const BOARD_PATH = '/today';

/** Whether the board is the page. A slot of the top bar keeps its content when a link leads to a page without one. */
export function useOnBoard(): boolean {
  return usePathname() === BOARD_PATH;
}

/** The latest news; null on the server and away from the board. */
export function useBoardNews(): News | null {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

'use client';
import { createContext, use } from 'react';

interface RowGridState {
  /** The one row that Tab reaches. */
  stop: string | null;
  selectedId: string | null;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

export const RowGridContext = createContext<RowGridState | null>(null);

/** The grid that a row stands in. */
export function useRowGrid(): RowGridState {
  const state = use(RowGridContext);
  if (!state) throw new Error('A Row must stand inside a RowGrid.');
  return state;
}

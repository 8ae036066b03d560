'use client';
// The last searches of the person at this browser. They stay in the browser; signing out clears its storage.
import { useSyncExternalStore } from 'react';

const MOST = 6;
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let read: { stored: string | null; lines: readonly string[] } = { stored: null, lines: NONE };

/** Newest first. */
export function useLastSearches(staffId: string): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => lastSearches(staffId),
    () => NONE,
  );
}

/** Puts a line in front of the others. */
export function rememberSearch(staffId: string, line: string): void {
  const said = line.trim();
  if (said === '') return;
  const others = lastSearches(staffId).filter((other) => other.toLowerCase() !== said.toLowerCase());
  localStorage.setItem(keyFor(staffId), JSON.stringify([said, ...others].slice(0, MOST)));
  for (const listener of listeners) listener();
}

function lastSearches(staffId: string): readonly string[] {
  const stored = localStorage.getItem(keyFor(staffId));
  if (stored !== read.stored) read = { stored, lines: parse(stored) };
  return read.lines;
}

function parse(stored: string | null): readonly string[] {
  const value: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : NONE;
}

function keyFor(staffId: string): string {
  return `medication-searches:${staffId}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

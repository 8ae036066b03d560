/** What the arrow keys do in a grid of rows. */
import type { KeyboardEvent } from 'react';

const PAGE_OF_ROWS = 10;
const ROW = '[data-row]';
const CONTROL = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)';

/** Moves the focus for a key; returns whether the key was used. Text boxes inside a row keep their keys. */
export function moveFocus(event: KeyboardEvent, grid: HTMLElement): boolean {
  const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(ROW) : null;
  if (!row || event.defaultPrevented || event.altKey || event.metaKey) return false;
  if (event.target instanceof HTMLInputElement) return false;
  const rows = [...grid.querySelectorAll<HTMLElement>(ROW)];
  const at = rows.indexOf(row);
  const next = nextRow(event.key, at, rows.length);
  if (next !== null) return focus(rows[next]);
  const stops = [row, ...row.querySelectorAll<HTMLElement>(CONTROL)];
  const within = stops.findIndex((stop) => stop === event.target);
  if (event.key === 'ArrowRight') return focus(stops[Math.min(within + 1, stops.length - 1)]);
  if (event.key === 'ArrowLeft') return focus(stops[Math.max(within - 1, 0)]);
  return false;
}

function nextRow(key: string, at: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'PageDown':
      return Math.min(at + PAGE_OF_ROWS, last);
    case 'PageUp':
      return Math.max(at - PAGE_OF_ROWS, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function focus(target: HTMLElement | undefined): boolean {
  target?.focus();
  return target !== undefined;
}

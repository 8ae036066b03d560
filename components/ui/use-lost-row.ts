'use client';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * A row that moves to another section is another element, and one that leaves is none: the focus it had goes to the
 * same row, or to the one that took its place, never to the page. Returns the handlers for the grid.
 */
export function useLostRow(grid: RefObject<HTMLElement | null>, rowIds: readonly string[]) {
  const before = useRef<readonly string[]>(rowIds);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const id = focused.current;
    const place = id === null ? -1 : before.current.indexOf(id);
    before.current = rowIds;
    // Only when the focus fell to the page: somebody who has moved on keeps their place.
    if (id === null || place < 0 || document.activeElement !== document.body) return;
    const rows = [...(grid.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const same = rows.find((row) => row.dataset['row'] === id);
    (same ?? rows[Math.min(place, rows.length - 1)])?.focus({ preventScroll: same !== undefined });
  }, [grid, rowIds]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      // The menu of a row hands its focus back to the row.
      focused.current = target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? focused.current;
    },
    // React tells of a focus that moves on, not of one that is lost with its element.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null || !grid.current?.contains(relatedTarget)) focused.current = null;
    },
  };
}

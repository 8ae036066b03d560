'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** When the row with the focus leaves the list, the focus goes to the row that took its place, not to the page. */
export function useLostRow(
  grid: RefObject<HTMLElement | null>,
  rowIds: readonly string[],
  lastFocused: string | null,
): void {
  const before = useRef<readonly string[]>(rowIds);
  useEffect(() => {
    const place = lastFocused === null ? -1 : before.current.indexOf(lastFocused);
    const lost = place >= 0 && lastFocused !== null && !rowIds.includes(lastFocused);
    before.current = rowIds;
    // Only when the focus fell to the page: somebody who has moved on keeps their place.
    if (!lost || document.activeElement !== document.body) return;
    const rows = grid.current?.querySelectorAll<HTMLElement>('[data-row]');
    rows?.[Math.min(place, rows.length - 1)]?.focus();
  }, [grid, rowIds, lastFocused]);
}

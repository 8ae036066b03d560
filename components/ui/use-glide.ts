'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE_MILLISECONDS = 160;

/** A row that changed its place glides there, so that the eye can follow. Not under reduced motion. */
export function useGlide(grid: RefObject<HTMLElement | null>, rowIds: readonly string[]): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, number>();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of grid.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset.row ?? '';
      now.set(id, row.offsetTop);
      const shift = (before.get(id) ?? row.offsetTop) - row.offsetTop;
      if (shift === 0 || still) continue;
      const from = { transform: `translateY(${shift}px)` };
      row.animate([from, { transform: 'none' }], { duration: GLIDE_MILLISECONDS, easing: 'ease-out' });
    }
    places.current = now;
  }, [grid, rowIds]);
}

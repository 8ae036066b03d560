'use client';
import clsx from 'clsx';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { RowGridContext } from './row-grid-context';
import { useGlide } from './use-glide';
import { useLostRow } from './use-lost-row';
import { moveFocus } from './row-grid-keys';

interface RowGridProps {
  /** Names the grid: "Queue". */
  label: string;
  /** Ids of all rows in the order they stand. */
  rowIds: readonly string[];
  /** The row whose panel is open. */
  selectedId?: string | null | undefined;
  /** Enter, Space or a click on a row. */
  onOpen: (id: string) => void;
  /** RowSection with Row inside, or Row alone. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Rows by the ARIA grid pattern: one tab stop, Up and Down between rows, Home and End, Right into a row's own controls.
 * The focus stays with its row when rows move, and goes to the neighbour when its row leaves.
 */
export function RowGrid({ label, rowIds, selectedId = null, onOpen, children, className }: RowGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const stop =
    [lastFocused, selectedId].find((id) => id !== null && rowIds.includes(id)) ?? rowIds[0] ?? null;
  const focused = useLostRow(grid, rowIds);
  useGlide(grid, rowIds);
  const context = useMemo(
    () => ({ stop, selectedId, onOpen, onFocus: setLastFocused }),
    [stop, selectedId, onOpen],
  );
  return (
    <RowGridContext value={context}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        onFocus={focused.onFocus}
        onBlur={focused.onBlur}
        onKeyDown={(event) => {
          if (grid.current && moveFocus(event, grid.current)) event.preventDefault();
        }}
        className={clsx('overflow-clip rounded-box border border-line bg-surface', className)}
      >
        {children}
      </div>
    </RowGridContext>
  );
}

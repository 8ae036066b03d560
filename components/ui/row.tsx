'use client';
import clsx from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { useRowGrid } from './row-grid-context';

interface RowSectionProps {
  title: string;
  /** How many, and what else is worth knowing. */
  note?: ReactNode;
  children: ReactNode;
}

/** Rows under one heading, which stays in sight while they scroll. */
export function RowSection({ title, note, children }: RowSectionProps) {
  const id = useId();
  return (
    <div role="rowgroup" aria-labelledby={id} className="group/section">
      <div
        role="row"
        className="sticky top-(--top-bar) z-10 border-b border-line bg-sunken px-4 pt-2.5 pb-2 text-[13px] leading-5"
      >
        <div role="gridcell" className="flex items-baseline gap-2">
          <span id={id} className="font-semibold">
            {title}
          </span>
          {note !== undefined && <span className="font-[450] text-ink-3">{note}</span>}
        </div>
      </div>
      {children}
    </div>
  );
}

interface RowProps {
  id: string;
  /** Cells; place them with a grid in className. */
  children: ReactNode;
  className?: string | undefined;
  /** Steady mark on what has just moved or was just called. */
  marked?: boolean | undefined;
}

/** One row. Controls inside it take tabIndex -1: they are reached by the Right arrow. */
export function Row({ id, children, className, marked = false }: RowProps) {
  const { stop, selectedId, onOpen, onFocus } = useRowGrid();
  const selected = selectedId === id;
  const open = (event: MouseEvent | KeyboardEvent) => {
    const { currentTarget: row, target } = event;
    // A menu of this row stands elsewhere in the document, but React tells the row of its events too.
    const within = target instanceof Element && row.contains(target);
    const own = within && target.closest('button, a, input, select, label') === null;
    if (own) onOpen(id);
    return own;
  };
  return (
    <div
      role="row"
      id={`row-${id}`}
      data-row={id}
      tabIndex={stop === id ? 0 : -1}
      aria-selected={selected}
      onFocus={() => onFocus(id)}
      onClick={open}
      onKeyDown={(event) => {
        if ((event.key === 'Enter' || event.key === ' ') && open(event)) event.preventDefault();
      }}
      className={clsx(
        'relative min-h-13 cursor-pointer border-b border-line px-4 py-1.5 last:border-b-0 group-last/section:last:border-b-0 group-not-last/section:last:border-b',
        'focus-visible:z-[5] focus-visible:shadow-[inset_0_0_0_2px_var(--accent)]',
        selected
          ? 'bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent forced-colors:before:bg-[Highlight] forced-colors:before:forced-color-adjust-none'
          : 'hover:bg-bg',
        marked && !selected && 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-wait',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface CellProps {
  children?: ReactNode;
  className?: string | undefined;
}

/** One cell of a row. */
export function Cell({ children, className }: CellProps) {
  return (
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}

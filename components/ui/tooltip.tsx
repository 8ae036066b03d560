'use client';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | undefined;
  /** One focusable control. */
  children: (link: { 'aria-describedby': string | undefined }) => ReactNode;
}

const PLACE = {
  top: 'bottom-full left-1/2 mb-1.5 -translate-x-1/2',
  right: 'top-1/2 left-full ml-2 -translate-y-1/2',
  bottom: 'top-full left-1/2 mt-1.5 -translate-x-1/2',
} as const;

/** A hint on hover and focus. It can be hovered itself and Esc hides it (WCAG 1.4.13). */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const hide = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <span
      className="relative inline-flex"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={hide}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      {open && (
        <span
          role="tooltip"
          id={id}
          className={clsx(
            'absolute z-40 w-max max-w-60 rounded-small bg-ink px-2 py-1 text-label font-medium text-surface shadow-float',
            PLACE[side],
          )}
        >
          {text}
        </span>
      )}
    </span>
  );
}

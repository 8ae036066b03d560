'use client';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { PaletteEntry } from './palette-source';

/** One entry: picture, name, quieter line, and what choosing it does. */
export function PaletteRow({ entry, ...option }: ComponentProps<'div'> & { entry: PaletteEntry }) {
  const { icon: Icon, label, detail, hint } = entry;
  const marked = option['aria-selected'] === true;
  return (
    <div
      {...option}
      className={clsx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-small px-2.5 py-1.5',
        marked ? 'bg-accent-soft forced-colors:outline-2' : 'hover:bg-sunken',
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{label}</span>
        <span className="sr-only">. </span>
        {detail && <span className="block truncate text-small text-ink-3">{detail}</span>}
      </span>
      {hint && (
        <span className="shrink-0 text-small text-ink-3">
          <span className="sr-only">. </span>
          {hint}
        </span>
      )}
    </div>
  );
}

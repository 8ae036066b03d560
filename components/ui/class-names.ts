/** Class lists shared by several controls, so that every control has one height, one edge and one way to be wrong. */
import clsx from 'clsx';

/** The box of an input: 36 px high, edge at 3:1, red edge when wrong, sunken when it cannot be used. */
export const CONTROL = clsx(
  'flex h-9 w-full min-w-0 items-center rounded-small border border-line-control bg-surface px-2.5 text-left text-ink',
  'transition-[border-color,box-shadow] duration-100 pointer-coarse:text-lead',
  'hover:border-ink-3 aria-invalid:border-alert data-invalid:border-alert',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3',
  'data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-3',
);

/** What floats over the page: menus, lists, calendars. */
export const FLOATING = clsx(
  'overflow-auto rounded-box border border-line bg-surface shadow-float outline-none',
  'data-entering:animate-appear data-exiting:animate-vanish',
);

/** One choice in a floating list. */
export const OPTION = clsx(
  'flex min-h-8 cursor-default items-center gap-2 rounded-small px-2.5 py-1.5 text-ink outline-none select-none',
  'data-focused:bg-accent-soft data-focused:shadow-none data-disabled:text-ink-3',
  'forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText] forced-colors:data-focused:forced-color-adjust-none',
);

export const LABEL = 'flex items-baseline justify-between gap-2 text-label font-semibold text-ink-2';
export const DESCRIPTION = 'text-small text-ink-3';
export const ERROR = 'flex items-start gap-1.5 text-small font-medium text-alert';

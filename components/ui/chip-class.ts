/** The pill of filters and tabs; filled with ink when it is the chosen one. */
import clsx from 'clsx';

export function chipClass(chosen: boolean): string {
  return clsx(
    'relative flex h-8 flex-none cursor-pointer items-center gap-1.5 rounded-full border px-3 font-medium whitespace-nowrap',
    'transition-colors duration-100 select-none',
    chosen
      ? 'border-ink bg-ink text-surface forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
      : 'border-line-strong bg-surface text-ink-2 hover:border-ink-3 hover:text-ink',
  );
}

/** Pills in one line that scrolls sideways where it is too long; the padding leaves room for the focus ring. */
export const CHIP_LINE =
  '-mx-1 flex min-w-0 items-center gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]';

/** The count in a pill: quieter than its word, still 4.5:1. */
export function chipCountClass(chosen: boolean): string {
  return chosen ? 'text-surface/80 forced-colors:text-[HighlightText]' : 'text-ink-3';
}

/** How the parts of a date or a time look while they are typed. */
export const SEGMENTS = 'has-focus-visible:border-accent has-focus-visible:shadow-focus';

export const SEGMENT =
  'rounded-[3px] px-px tabular-nums caret-transparent shadow-none outline-none data-placeholder:text-ink-3 data-focused:bg-accent data-focused:text-accent-ink data-[type=literal]:px-0 data-[type=literal]:text-ink-3 forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText] forced-colors:data-focused:forced-color-adjust-none';

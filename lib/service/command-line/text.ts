// What the commands print.

/** One entry a line, or a word for none. */
export function lines(entries: string[], none: string): string {
  return entries.length > 0 ? `${entries.join('\n')}\n` : `${none}\n`;
}

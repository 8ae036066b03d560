/** Length as the interface limits it: Unicode code points, not UTF-16 units. */
export function codePointLength(text: string): number {
  return Array.from(text).length;
}

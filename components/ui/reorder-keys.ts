/** Where an item may go in a list, and where a pointer over the list would put it. */

export type Step = 'up' | 'down' | 'first' | 'last';

/** The new place for a step, or null when the item is already there. */
export function placeAfter(step: Step, at: number, count: number): number | null {
  const last = count - 1;
  const places: Record<Step, number> = { up: at - 1, down: at + 1, first: 0, last };
  const to = places[step];
  return to < 0 || to > last || to === at ? null : to;
}

/** The same list with one item moved. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items.slice(from, from + 1);
  return [...rest.slice(0, to), ...item, ...rest.slice(to)];
}

/** The place whose middle is nearest to the pointer. `middles` are the vertical middles of the rows, top to bottom. */
export function placeUnder(pointer: number, middles: readonly number[]): number {
  const distances = middles.map((middle) => Math.abs(middle - pointer));
  return distances.indexOf(Math.min(...distances));
}

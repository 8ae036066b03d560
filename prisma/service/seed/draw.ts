// Choices of the demonstration data: varied, but the same at every first start, so that people can talk about it.

export type Draw = {
  /** A whole number from 0 up to, not including, `below`. */
  below: (below: number) => number;
  /** One of a list that is not empty. */
  of: <Item>(items: readonly Item[]) => Item;
  /** True in `percent` of a hundred cases. */
  chance: (percent: number) => boolean;
};

/** A row of draws that depends on `seed` alone (mulberry32). Nothing secret is drawn with it. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('there is nothing to draw from');
      return item;
    },
    chance: (percent) => below(100) < percent,
  };
}

// The order of results, one rule under the other: class (exact, prefix, typing error), products that have more than
// the ingredients asked for, how much is mistyped, closeness of strength (the same, else form and then how far), words
// nobody typed, name.
// All of it is packed into one number, so that comparing two products is comparing two numbers.

export type Rank = {
  /** See match-class.ts; 0 to 7. */
  class: number;
  /** 1 for a product with more ingredients than the set asked for. */
  more: number;
  /** What is typed otherwise than written, in tenths of an error; 0 to 63. */
  cost: number;
  /** See strength-table.ts; 0 (the same) to 63 (not known). */
  closeness: number;
  /** 0 the form typed, 1 a related one, 2 another. */
  form: number;
  /** Brand words in the name that nobody typed, and filling typed that it lacks; 0 to 7. */
  extra: number;
};

/** Rows are numbered in the order of their names, so the row itself is the last rule. */
const ROWS_END = 2 ** 21;

/** From this closeness on it is another strength; among those the form typed comes first. */
const OTHER_STRENGTH = 3;

/** The number by which results are sorted, the least first. */
export function packRank(rank: Rank, row: number): number {
  let packed = rank.class;
  packed = packed * 2 + rank.more;
  packed = packed * 64 + Math.min(63, rank.cost);
  packed = packed * 4 + Math.min(OTHER_STRENGTH, rank.closeness);
  packed = packed * 4 + rank.form;
  packed = packed * 64 + rank.closeness;
  packed = packed * 8 + Math.min(7, rank.extra);
  return packed * ROWS_END + row;
}

/** The row of a packed rank. */
export function rowOf(packed: number): number {
  return packed % ROWS_END;
}

/** What a packed rank was made of. */
export function unpackRank(packed: number): Rank {
  let rest = Math.floor(packed / ROWS_END);
  const take = (size: number): number => {
    const value = rest % size;
    rest = Math.floor(rest / size);
    return value;
  };
  const extra = take(8);
  const closeness = take(64);
  const form = take(4);
  take(4);
  const cost = take(64);
  const more = take(2);
  return { class: rest, more, cost, closeness, form, extra };
}

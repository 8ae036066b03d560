// Sorting by whole numbers as a card sorter does, eleven bits a pass: very many indexes without comparing any two.

const PASS_BITS = 11;
const DRAWERS = 1 << PASS_BITS;

/**
 * The indexes in the order of their keys, of which the lowest `bits` count; those with the same key stay in the order
 * they come in.
 */
export function sortByKey(
  keys: Uint32Array,
  bits: number,
  indexes: Uint32Array = ascending(keys.length),
): Uint32Array {
  let from = indexes.slice();
  let to = new Uint32Array(from.length);
  const ends = new Uint32Array(DRAWERS);
  for (let shift = 0; shift < bits; shift += PASS_BITS) {
    ends.fill(0);
    for (let at = 0; at < keys.length; at += 1) ends[(keys[at]! >>> shift) & (DRAWERS - 1)]! += 1;
    let before = 0;
    for (let drawer = 0; drawer < DRAWERS; drawer += 1) {
      before += ends[drawer]!;
      ends[drawer] = before - ends[drawer]!;
    }
    for (let at = 0; at < from.length; at += 1) {
      const index = from[at]!;
      const drawer = (keys[index]! >>> shift) & (DRAWERS - 1);
      to[ends[drawer]!] = index;
      ends[drawer]! += 1;
    }
    [from, to] = [to, from];
  }
  return from;
}

function ascending(count: number): Uint32Array<ArrayBuffer> {
  const indexes = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) indexes[index] = index;
  return indexes;
}

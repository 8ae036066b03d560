// Finds every word within a few typing errors of the typed one, and every word that begins so, by walking the tree of
// letters. At each place it keeps, for every number of errors, which beginnings of the typed word can have been read
// so far: one bit for each beginning (Wu and Manber's bit-parallel search). A branch without any bit left is skipped
// whole, so the work is bounded by the errors allowed and not by the size of the catalogue.
import { heardLetters } from '@/lib/contract/medication-sound';
import { SPELLED_MAX, type SpellingIndex } from './spelling-index';

/** Told for each entry found; `begins` when only the entry's beginning is like the typed letters. */
export type Found = (entry: number, errors: number, begins: boolean) => void;

/** Bits of one integer, less the sign and the empty beginning. */
const TYPED_MAX = 29;
/** Numbers of errors, none to three. */
const LEVELS = 4;
const NONE = 100;
/** One line of `LEVELS` for each depth. A search runs to its end before another begins, so one table serves all. */
const readable = new Int32Array((SPELLED_MAX + 1) * LEVELS);
const leastBeginning = new Uint8Array(SPELLED_MAX + 1);
/** For each letter, the places (bit 1 is the first) where the typed word has it. */
const places = new Int32Array(256);

/**
 * Walks the index for `typed` with at most `errors` errors (a letter wrong, missing, too many, or two swapped), and
 * for words that begin like it with at most `beginningErrors` (-1: whole words only). Both at most 3.
 */
export function walkSpellings(
  index: SpellingIndex,
  typed: string,
  errors: number,
  beginningErrors: number,
  found: Found,
): void {
  const letters = heardLetters(typed).slice(0, TYPED_MAX);
  const whole = 1 << letters.length;
  const reach = Math.max(errors, beginningErrors);
  places.fill(0);
  for (let at = 0; at < letters.length; at += 1) places[letters.charCodeAt(at)]! |= 2 << at;
  for (let level = 0; level <= reach; level += 1) readable[level] = ((2 << level) - 1) & (whole * 2 - 1);
  leastBeginning[0] = leastErrors(0, whole, reach);
  const { shared, ends, branchEnds, letters: bytes } = index;
  let deadDepth = NONE;
  for (let entry = 0; entry < shared.length;) {
    let depth = shared[entry]!;
    if (depth >= deadDepth) {
      const beginning = leastBeginning[deadDepth]!;
      if (beginning <= beginningErrors) found(entry, beginning, true);
      entry = beginning <= beginningErrors ? entry + 1 : branchEnds[entry]!;
      continue;
    }
    const start = entry === 0 ? 0 : ends[entry - 1]!;
    const size = ends[entry]! - start;
    deadDepth = NONE;
    while (depth < size && deadDepth === NONE) {
      depth += 1;
      readLetter(bytes, start, depth, whole, reach);
      leastBeginning[depth] = Math.min(leastBeginning[depth - 1]!, leastErrors(depth, whole, reach));
      if (readable[depth * LEVELS + reach] === 0) deadDepth = depth;
    }
    const least = deadDepth === NONE ? leastErrors(depth, whole, reach) : NONE;
    if (least <= errors) found(entry, least, false);
    else if (leastBeginning[depth]! <= beginningErrors) found(entry, leastBeginning[depth]!, true);
    entry += 1;
  }
}

/** Fills the line of one depth from the two above it. */
function readLetter(bytes: Uint8Array, start: number, depth: number, whole: number, reach: number): void {
  const here = depth * LEVELS;
  const above = here - LEVELS;
  const matching = places[bytes[start + depth - 1]!]!;
  const matchingBefore = depth > 1 ? places[bytes[start + depth - 2]!]! : 0;
  const all = whole * 2 - 1;
  let fewer = (readable[above]! << 1) & matching;
  readable[here] = fewer;
  for (let level = 1; level <= reach; level += 1) {
    const before = readable[above + level - 1]!;
    let bits = ((readable[above + level]! << 1) & matching) | before | (before << 1) | (fewer << 1);
    if (matchingBefore !== 0) {
      bits |= (((readable[above - LEVELS + level - 1]! << 1) & matching) << 1) & matchingBefore;
    }
    fewer = bits & all;
    readable[here + level] = fewer;
  }
}

/** The least number of errors with which the whole typed word can have been read at a depth. */
function leastErrors(depth: number, whole: number, reach: number): number {
  const line = depth * LEVELS;
  if ((readable[line + reach]! & whole) === 0) return NONE;
  let level = 0;
  while ((readable[line + level]! & whole) === 0) level += 1;
  return level;
}

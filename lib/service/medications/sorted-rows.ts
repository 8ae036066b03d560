// The order of the rows: by the words of the name (so case, units and punctuation do not count), then by the name
// as it is written, then by id.
import type { Lists } from './lists';
import { kindOf, wordOf, WORD_KIND } from './packed-word';
import type { TextPool } from './text-pool';
import { turnedColumn } from './turned';

const { GLUED } = WORD_KIND;

/** Indexes of the rows in that order. Rows are put into drawers by their first word, and each drawer is sorted. */
export function sortRows(rowWords: Lists, names: TextPool, ids: TextPool, wordCount: number): Uint32Array {
  // Names without any word (only punctuation) come first.
  const drawerOf = (row: number) =>
    rowWords.lengthOf(row) === 0 ? 0 : wordOf(rowWords.values[rowWords.startOf(row)]!) + 1;
  const drawers = turnedColumn(
    Uint32Array.from({ length: rowWords.size }, (_, row) => drawerOf(row)),
    wordCount + 1,
  );
  const compare = (one: number, other: number) =>
    compareWords(rowWords, one, other) || names.compare(one, other) || ids.compare(one, other);
  for (let drawer = 0; drawer < drawers.size; drawer += 1) {
    if (drawers.lengthOf(drawer) > 1) drawers.of(drawer).sort(compare);
  }
  return drawers.values;
}

/** Word by word; the glued words at the end of a list are not part of the name. */
function compareWords({ values, starts }: Lists, one: number, other: number): number {
  const endA = starts[one + 1]!;
  const endB = starts[other + 1]!;
  let a = starts[one]!;
  let b = starts[other]!;
  for (; ; a += 1, b += 1) {
    const overA = a === endA || kindOf(values[a]!) === GLUED;
    const overB = b === endB || kindOf(values[b]!) === GLUED;
    if (overA || overB) return Number(overB) - Number(overA);
    const difference = wordOf(values[a]!) - wordOf(values[b]!);
    if (difference !== 0) return difference;
  }
}

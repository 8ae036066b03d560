// The order of the rows: by the words of the name (so case, units and punctuation do not count), then by the name
// as it is written, then by id.
import { Turned, type Lists } from './lists';
import { kindOf, wordOf } from './medication-index';
import { GLUED } from './name-words';
import type { TextPool } from './text-pool';

/** Indexes of the rows in that order. Rows are put into drawers by their first word, and each drawer is sorted. */
export function sortRows(rowWords: Lists, names: TextPool, ids: TextPool, wordCount: number): Uint32Array {
  // Names without any word (only punctuation) come first.
  const drawerOf = (row: number) =>
    rowWords.lengthOf(row) === 0 ? 0 : wordOf(rowWords.values[rowWords.startOf(row)]!) + 1;
  const counts = new Uint32Array(wordCount + 1);
  for (let row = 0; row < rowWords.size; row += 1) {
    counts[drawerOf(row)]! += 1;
  }
  const filled = new Turned(counts);
  for (let row = 0; row < rowWords.size; row += 1) {
    filled.add(drawerOf(row), row);
  }
  const drawers = filled.finish();
  const compare = (one: number, other: number) =>
    compareWords(rowWords, one, other) ||
    compareTexts(names.at(one), names.at(other)) ||
    compareTexts(ids.at(one), ids.at(other));
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

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

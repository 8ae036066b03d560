// Words by how they sound, sorted, with the letters that each shares with the one before it. Walking them in order
// is walking a tree of letters: what was counted for shared letters is not counted again.
import { heardLetters } from '@/lib/contract/medication-sound';
import { sortedIndexes } from './sorted-words';
import { SoundTableBuilder, type SoundTable } from './sound-table';

const ONLY_LETTERS = /^[a-z]+$/;
/** Longer words are cut here; nobody mistypes the thirtieth letter only. */
export const SPELLED_MAX = 30;

export type SpellingIndex = {
  /** The sound spellings one after the other, one byte for a letter. */
  letters: Uint8Array;
  ends: Uint32Array;
  /** How many first letters an entry shares with the one before it. */
  shared: Uint8Array;
  /** For each entry the next one that shares fewer letters with the one before it: where a branch ends. */
  branchEnds: Uint32Array;
  /** The word of each entry. */
  words: Uint32Array;
  sounds: SoundTable;
};

/**
 * Builds the index over words; `numberOf` gives the number of the word at a place, or -1 to leave it out. Words with
 * other letters than a to z are left out too: they are found by exact text and by their beginning only.
 */
export function buildSpellingIndex(
  words: readonly string[],
  numberOf: (at: number) => number,
): SpellingIndex {
  const spelled: string[] = [];
  const wordNumbers: number[] = [];
  const sounds = new SoundTableBuilder();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const number = numberOf(at);
    if (number < 0 || !ONLY_LETTERS.test(word)) continue;
    spelled.push(heardLetters(word.length > SPELLED_MAX ? word.slice(0, SPELLED_MAX) : word));
    wordNumbers.push(number);
    sounds.add(word, number);
  }
  const order = sortedIndexes(spelled);
  const index = emptyIndex(spelled, order.length);
  let end = 0;
  let previous = '';
  for (let entry = 0; entry < order.length; entry += 1) {
    const text = spelled[order[entry]!]!;
    for (let at = 0; at < text.length; at += 1) index.letters[end + at] = text.charCodeAt(at);
    end += text.length;
    index.ends[entry] = end;
    index.shared[entry] = sharedLetters(previous, text);
    index.words[entry] = wordNumbers[order[entry]!]!;
    previous = text;
  }
  fillBranchEnds(index);
  return { ...index, sounds: sounds.finish() };
}

function emptyIndex(spelled: readonly string[], count: number) {
  const letters = spelled.reduce((sum, text) => sum + text.length, 0);
  return {
    letters: new Uint8Array(letters),
    ends: new Uint32Array(count),
    shared: new Uint8Array(count),
    branchEnds: new Uint32Array(count),
    words: new Uint32Array(count),
  };
}

function sharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one.charCodeAt(count) === other.charCodeAt(count)) {
    count += 1;
  }
  return count;
}

function fillBranchEnds({ shared, branchEnds }: Pick<SpellingIndex, 'shared' | 'branchEnds'>): void {
  for (let entry = shared.length - 1; entry >= 0; entry -= 1) {
    let next = entry + 1;
    while (next < shared.length && shared[next]! >= shared[entry]!) next = branchEnds[next]!;
    branchEnds[entry] = next;
  }
}

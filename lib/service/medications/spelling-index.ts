// Words by how they sound, sorted, with the letters that each shares with the one before it. Walking them in order
// is walking a tree of letters: what was counted for shared letters is not counted again.
import { heardAs } from '@/lib/contract/medication-sound';
import { Column } from './column';
import { LetterList } from './letter-list';
import { sortedIndexes } from './sorted-words';
import { SoundTableBuilder, type SoundTable } from './sound-table';
import type { TextPoolParts } from './text-pool';

const A = 97;
const Z = 122;
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
 * Builds the index over words in alphabetical order; those for which `mistyped` is 0 are left out. Words with other
 * letters than a to z are left out too: they are found by exact text and by their beginning only.
 */
export function buildSpellingIndex({ bytes, ends }: TextPoolParts, mistyped: Uint8Array): SpellingIndex {
  const spelled = new LetterList();
  const wordNumbers = new Column();
  const sounds = new SoundTableBuilder();
  let letters = new Uint16Array(SPELLED_MAX);
  for (let word = 0, start = 0; word < ends.length; start = ends[word]!, word += 1) {
    const length = ends[word]! - start;
    if (length > letters.length) letters = new Uint16Array(length);
    if (mistyped[word] === 0 || !takeLetters(bytes, start, length, letters)) continue;
    sounds.add(letters, length, word);
    const spelledLength = Math.min(length, SPELLED_MAX);
    for (let at = 0; at < spelledLength; at += 1) letters[at] = heardAs(letters[at]!);
    spelled.add(letters, 0, spelledLength);
    wordNumbers.push(word);
  }
  const order = sortedIndexes(spelled);
  const index = emptyIndex(spelled);
  let end = 0;
  for (let entry = 0; entry < order.length; entry += 1) {
    const word = order[entry]!;
    for (let at = spelled.startOf(word); at < spelled.endOf(word); at += 1, end += 1) {
      index.letters[end] = spelled.letters[at]!;
    }
    index.ends[entry] = end;
    index.shared[entry] = entry === 0 ? 0 : sharedLetters(spelled, order[entry - 1]!, word);
    index.words[entry] = wordNumbers.at(word);
  }
  fillBranchEnds(index);
  return { ...index, sounds: sounds.finish() };
}

/** Copies a word, and returns false when it has other letters than a to z, or none. */
function takeLetters(bytes: Uint8Array, start: number, length: number, into: Uint16Array): boolean {
  for (let at = 0; at < length; at += 1) {
    const letter = bytes[start + at]!;
    if (letter < A || letter > Z) return false;
    into[at] = letter;
  }
  return length > 0;
}

function emptyIndex(spelled: LetterList) {
  const count = spelled.size;
  return {
    letters: new Uint8Array(count === 0 ? 0 : spelled.endOf(count - 1)),
    ends: new Uint32Array(count),
    shared: new Uint8Array(count),
    branchEnds: new Uint32Array(count),
    words: new Uint32Array(count),
  };
}

function sharedLetters(texts: LetterList, one: number, other: number): number {
  const { letters } = texts;
  const start = texts.startOf(one);
  const otherStart = texts.startOf(other);
  const most = Math.min(texts.endOf(one) - start, texts.endOf(other) - otherStart);
  let count = 0;
  while (count < most && letters[start + count] === letters[otherStart + count]) count += 1;
  return count;
}

function fillBranchEnds({ shared, branchEnds }: Pick<SpellingIndex, 'shared' | 'branchEnds'>): void {
  for (let entry = shared.length - 1; entry >= 0; entry -= 1) {
    let next = entry + 1;
    while (next < shared.length && shared[next]! >= shared[entry]!) next = branchEnds[next]!;
    branchEnds[entry] = next;
  }
}

// Words by how they sound, sorted, with the letters that each shares with the one before it. Walking them in order
// is walking a tree of letters: what was counted for shared letters is not counted again.
import { heardAs } from '@/lib/contract/medication-sound';
import { LetterList } from './letter-list';
import { sortedIndexes } from './sorted-words';
import { SoundTableBuilder, type SoundTable } from './sound-table';

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
 * Builds the index over words; `numberOf` gives the number of the word at a place, or -1 to leave it out. Words with
 * other letters than a to z are left out too: they are found by exact text and by their beginning only.
 */
export function buildSpellingIndex(words: LetterList, numberOf: (at: number) => number): SpellingIndex {
  const spelled = new LetterList();
  const wordNumbers: number[] = [];
  const sounds = new SoundTableBuilder();
  const heard = new Uint16Array(SPELLED_MAX);
  for (let at = 0; at < words.size; at += 1) {
    const number = numberOf(at);
    const start = words.startOf(at);
    const end = words.endOf(at);
    if (number < 0 || !isOnlyLetters(words.letters, start, end)) continue;
    const length = Math.min(end - start, SPELLED_MAX);
    for (let letter = 0; letter < length; letter += 1)
      heard[letter] = heardAs(words.letters[start + letter]!);
    spelled.add(heard, 0, length);
    wordNumbers.push(number);
    sounds.add(words.letters, start, end, number);
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
    index.words[entry] = wordNumbers[word]!;
  }
  fillBranchEnds(index);
  return { ...index, sounds: sounds.finish() };
}

function isOnlyLetters(letters: Uint16Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (letters[at]! < A || letters[at]! > Z) return false;
  return end > start;
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

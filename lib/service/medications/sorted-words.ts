// Sorting very many words, mostly as numbers: six letters of a word and its place fit one number. Sorted by its second
// six letters first and then by its first six, few words are left that begin alike.
import type { LetterList } from './letter-list';

const LETTERS = 6;
const BITS = 5;
const OTHER_LETTER = 31;
const DIGIT = 1;
/** Places stay below this; with the letters the number stays exact. */
const PLACE_END = 2 ** 21;

/** The indexes of `words` in the order of the words (by code unit). */
export function sortedIndexes(words: LetterList): Uint32Array {
  const order = Uint32Array.from({ length: words.size }, (_, index) => index);
  const coded = new Float64Array(words.size);
  sortByLetters(words, order, coded, LETTERS);
  sortByLetters(words, order, coded, 0);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    const code = codeOf(coded[start]!);
    while (end < order.length && codeOf(coded[end]!) === code) end += 1;
    if (end - start > 1) sortBeginningAlike(order.subarray(start, end), words);
    start = end;
  }
  return order;
}

/** Sorts `order` by the letters from `from` on; what has the same letters keeps its order. */
function sortByLetters(words: LetterList, order: Uint32Array, coded: Float64Array, from: number): void {
  for (let place = 0; place < order.length; place += 1) {
    coded[place] = lettersCode(words, order[place]!, from) * PLACE_END + place;
  }
  coded.sort();
  const before = order.slice();
  for (let at = 0; at < coded.length; at += 1)
    order[at] = before[coded[at]! - codeOf(coded[at]!) * PLACE_END]!;
}

function codeOf(coded: number): number {
  return Math.floor(coded / PLACE_END);
}

/** Words with the same first letters, already in the order of the next ones: sorted only where that is not enough. */
function sortBeginningAlike(indexes: Uint32Array, words: LetterList): void {
  for (let at = 1; at < indexes.length; at += 1) {
    if (compareWords(words, indexes[at - 1]!, indexes[at]!) <= 0) continue;
    indexes.sort((one, other) => compareWords(words, one, other) || one - other);
    return;
  }
}

function compareWords(words: LetterList, one: number, other: number): number {
  const { letters } = words;
  let a = words.startOf(one);
  let b = words.startOf(other);
  const length = Math.min(words.endOf(one) - a, words.endOf(other) - b);
  for (const end = a + length; a < end; a += 1, b += 1) {
    if (letters[a] !== letters[b]) return letters[a]! - letters[b]!;
  }
  return words.endOf(one) - a - (words.endOf(other) - b);
}

/** Six letters as a number that sorts as they do. From a sign on that shares its number, comparing settles it. */
function lettersCode(words: LetterList, index: number, from: number): number {
  const { letters } = words;
  const end = words.endOf(index);
  let at = words.startOf(index) + from;
  let code = 0;
  let letter = 0;
  for (let count = 0; count < LETTERS; count += 1, at += 1) {
    if (letter !== OTHER_LETTER && letter !== DIGIT) letter = at < end ? letterCode(letters[at]!) : 0;
    code = (code << BITS) | letter;
  }
  return code;
}

function letterCode(code: number): number {
  if (code >= 97 && code <= 122) return code - 95;
  // The percent sign, the dot and digits share a place before the letters.
  return code > 122 ? OTHER_LETTER : DIGIT;
}

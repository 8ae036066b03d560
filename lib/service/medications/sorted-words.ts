// Sorting very many words as numbers: by their second six letters and then by their first six, as a card sorter does.
// Few words are left that begin alike for twelve letters; only those are compared.
import type { LetterList } from './letter-list';
import { sortByKey } from './sort-by-key';

const LETTERS = 6;
const BITS = 5;
const OTHER_LETTER = 31;
const DIGIT = 1;

/** The indexes of `words` in the order of the words (by code unit). */
export function sortedIndexes(words: LetterList): Uint32Array {
  const later = lettersCodes(words, LETTERS);
  const first = lettersCodes(words, 0);
  const order = sortByKey(first, LETTERS * BITS, sortByKey(later, LETTERS * BITS));
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    const code = first[order[start]!]!;
    while (end < order.length && first[order[end]!] === code) end += 1;
    if (end - start > 1) sortBeginningAlike(order.subarray(start, end), words);
    start = end;
  }
  return order;
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

/** For each word six letters as a number that sorts as they do; signs that share a number are compared later. */
function lettersCodes(words: LetterList, from: number): Uint32Array {
  const codes = new Uint32Array(words.size);
  const { letters } = words;
  for (let index = 0; index < codes.length; index += 1) {
    const end = words.endOf(index);
    let at = words.startOf(index) + from;
    let code = 0;
    let letter = 0;
    for (let count = 0; count < LETTERS; count += 1, at += 1) {
      if (letter !== OTHER_LETTER && letter !== DIGIT) letter = at < end ? letterCode(letters[at]!) : 0;
      code = (code << BITS) | letter;
    }
    codes[index] = code;
  }
  return codes;
}

function letterCode(code: number): number {
  if (code >= 97 && code <= 122) return code - 95;
  // The percent sign, the dot and digits share a place before the letters.
  return code > 122 ? OTHER_LETTER : DIGIT;
}

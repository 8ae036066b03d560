// Sorting very many words, mostly as numbers: a word's first letters and its index fit one number.

const LETTERS = 6;
const BITS = 5;
const OTHER_LETTER = 31;
const DIGIT = 1;
/** Indexes stay below this; with the letters the number stays exact. */
const INDEX_END = 2 ** 21;

/** The indexes of `words` in the order of the words (by code unit). */
export function sortedIndexes(words: readonly string[]): Uint32Array {
  const coded = new Float64Array(words.length);
  for (let index = 0; index < words.length; index += 1) {
    coded[index] = beginningCode(words[index]!) * INDEX_END + index;
  }
  coded.sort();
  const sorted = new Uint32Array(words.length);
  for (let at = 0; at < coded.length; at += 1) sorted[at] = coded[at]! - codeOf(coded[at]!) * INDEX_END;
  for (let start = 0; start < coded.length;) {
    const code = codeOf(coded[start]!);
    let end = start + 1;
    while (end < coded.length && codeOf(coded[end]!) === code) end += 1;
    if (end - start > 1) sortAlike(sorted.subarray(start, end), words);
    start = end;
  }
  return sorted;
}

function codeOf(coded: number): number {
  return Math.floor(coded / INDEX_END);
}

/** Sorts words that begin alike; equal words keep the order of their indexes. */
function sortAlike(indexes: Uint32Array, words: readonly string[]): void {
  indexes.sort((one, other) => {
    const a = words[one]!;
    const b = words[other]!;
    return a < b ? -1 : a > b ? 1 : one - other;
  });
}

/** The first letters as a number that sorts as they do. From a sign on that shares its number, comparing settles it. */
function beginningCode(word: string): number {
  let code = 0;
  let letter = 0;
  for (let at = 0; at < LETTERS; at += 1) {
    if (letter !== OTHER_LETTER && letter !== DIGIT) letter = letterCode(word.charCodeAt(at));
    code = (code << BITS) | letter;
  }
  return code;
}

function letterCode(code: number): number {
  if (code >= 97 && code <= 122) return code - 95;
  if (code > 122) return OTHER_LETTER;
  // The percent sign, the dot and digits share a place before the letters; nothing at all (NaN) comes first.
  return code >= 0 ? DIGIT : 0;
}

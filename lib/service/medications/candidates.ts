// Which rows are worth comparing with a typed name: lists of rows, the most promising first.
import type { MedicationIndex } from './medication-index';
import { wordOf } from './packed-word';
import type { TypedName, TypedWord } from './typed-name';

/** Beginnings of ingredients shorter than this are chance. */
const INGREDIENT_BEGINNING = 3;
/** Only the nearest words are tried as ingredients: brands are mistyped more often. */
const NEAR_INGREDIENTS = 12;
/** A row is found by its typed words together; these words alone are too little of what was typed. */
const REST_MAX = 0.6;

/** How many rows have a word that is, or begins with, the typed one. */
export function countOfRows(index: MedicationIndex, word: TypedWord): number {
  const { starts } = index.rowsOfWord;
  return starts[word.end]! - starts[word.first]!;
}

/** Rows with the typed word, then rows whose first word begins with it, then all that have a word beginning with it. */
export function rowsOfTyped(index: MedicationIndex, word: TypedWord, most: number): Uint32Array[] {
  const all = index.rowsOfWord.between(word.first, word.end);
  if (all.length <= most) return [all];
  const exact = word.exact < 0 ? [] : [index.rowsOfWord.of(word.exact)];
  return [...exact, rowsBeginningWith(index, word, most), all];
}

/** Rows made of an ingredient that the typed word names; those with fewest ingredients first. */
export function rowsOfIngredients(index: MedicationIndex, word: TypedWord): Uint32Array[] {
  const exact = [word.exact, ...word.synonyms].filter((number) => number >= 0);
  const compositions = new Set(exact.flatMap((number) => [...index.compositionsOfWord.of(number)]));
  if (word.text.length >= INGREDIENT_BEGINNING) {
    for (const composition of index.compositionsOfWord.between(word.first, word.end))
      compositions.add(composition);
  }
  const { ingredients } = index.compositions;
  return [...compositions]
    .sort((one, other) => ingredients.lengthOf(one) - ingredients.lengthOf(other) || one - other)
    .map((composition) => index.rowsOfComposition.of(composition));
}

/** Rows of the words that the typed one may be a misspelling of, the nearest first; names before ingredients. */
export function rowsOfNear(index: MedicationIndex, word: TypedWord, most: number): Uint32Array[] {
  const near = [...(word.near ?? [])].sort(
    ([one, cost], [other, otherCost]) => cost - otherCost || one - other,
  );
  const { ingredients } = index.compositions;
  const compositions = near
    .slice(0, NEAR_INGREDIENTS)
    .flatMap(([number]) =>
      [...index.compositionsOfWord.of(number)].sort(
        (one, other) => ingredients.lengthOf(one) - ingredients.lengthOf(other) || one - other,
      ),
    );
  return [
    ...rowsOfTyped(index, word, most),
    ...near.map(([number]) => index.rowsOfWord.of(number)),
    ...[...new Set(compositions)].map((composition) => index.rowsOfComposition.of(composition)),
  ];
}

/** Words of which every fitting row has at least one: the longest, until what is left is too little to fit alone. */
export function drivingWords(typed: TypedName): TypedWord[] {
  const words = [...typed.words].sort((one, other) => other.text.length - one.text.length);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  let rest = letters;
  return words.filter((word) => {
    const needed = rest >= letters * REST_MAX;
    rest -= word.text.length;
    return needed;
  });
}

/** Rows are in the order of their words, so those whose first word begins with the typed letters lie together. */
function rowsBeginningWith(index: MedicationIndex, word: TypedWord, most: number): Uint32Array {
  const first = firstRowFrom(index, word.first);
  const end = Math.min(firstRowFrom(index, word.end), first + most);
  const rows = new Uint32Array(Math.max(0, end - first));
  for (let at = 0; at < rows.length; at += 1) rows[at] = first + at;
  return rows;
}

function firstRowFrom({ rowWords: { values, starts }, rowCount }: MedicationIndex, word: number): number {
  let low = 0;
  let high = rowCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const empty = starts[middle] === starts[middle + 1];
    if (empty || wordOf(values[starts[middle]!]!) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

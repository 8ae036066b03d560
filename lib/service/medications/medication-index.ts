// The index over the catalogue: what a search reads. Rows are numbered in the order of their names, so that among
// equals the lower number comes first. Texts are kept once; everything else is numbers in typed arrays.
import type { Compositions } from './compositions';
import type { FormTable } from './form-table';
import type { IngredientSearch } from './ingredient-search';
import type { Lexicon } from './lexicon';
import type { Lists } from './lists';
import type { SpellingIndex } from './spelling-index';
import type { StrengthTable } from './strength-table';
import type { TextPool } from './text-pool';
import type { TrigramIndex } from './trigrams';

export type MedicationIndex = {
  rowCount: number;
  names: TextPool;
  /** Hash of each row's whole name, blanks and punctuation aside. */
  wholeNames: Uint32Array;
  /** The words of each row's name in order, see `packWord`; glued words at the end. */
  rowWords: Lists;
  compositionOf: Uint32Array;
  makerOf: Uint32Array;
  formOf: Uint32Array;
  strengthsOf: Uint32Array;
  /** For each row the first one with the same answer, see alike-rows.ts. */
  alike: Uint32Array;
  /** Manufacturers by number; the empty text stands for "not given". */
  makers: readonly string[];
  lexicon: Lexicon;
  /** For each word, the rows in whose name it stands as a brand word or glued. */
  rowsOfWord: Lists;
  /** For each word, the compositions that have it. */
  compositionsOfWord: Lists;
  /** The words of each composition. */
  wordsOfComposition: Lists;
  rowsOfComposition: Lists;
  compositionsOfIngredient: Lists;
  compositions: Compositions;
  ingredientSearch: IngredientSearch;
  spelling: SpellingIndex;
  trigrams: TrigramIndex;
  forms: FormTable;
  strengths: StrengthTable;
  /** For each row the search that last took it, so that none is taken twice. */
  seen: Uint32Array;
  /** The number of the running search. A search runs to its end before another begins. */
  turn: number;
};

const KIND_SHIFT = 28;
const WORD_MASK = (1 << KIND_SHIFT) - 1;

/** A word and its kind (name-words.ts) in one number. */
export function packWord(word: number, kind: number): number {
  return ((kind << KIND_SHIFT) | word) >>> 0;
}

export function wordOf(packed: number): number {
  return packed & WORD_MASK;
}

export function kindOf(packed: number): number {
  return packed >>> KIND_SHIFT;
}

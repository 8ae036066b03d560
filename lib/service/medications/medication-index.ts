// The index over the catalogue: what a search reads. Rows are numbered in the order of their names, so that among
// equals the lower number comes first. Texts are kept once; everything else is numbers in typed arrays.
import { Compositions, type CompositionParts } from './compositions';
import { FormTable, type GivenForm } from './form-table';
import { openIngredientSearch, type IngredientParts, type IngredientSearch } from './ingredient-search';
import { Lexicon } from './lexicon';
import { Lists, type ListsParts } from './lists';
import type { SpellingIndex } from './spelling-index';
import { StrengthTable, type StrengthParts } from './strength-table';
import { TextPool, type TextPoolParts } from './text-pool';
import type { TrigramIndex, TrigramParts } from './trigrams';

/** Columns that are the same in the index and on the way to it. */
type Columns = {
  rowCount: number;
  /** Hash of each row's whole name, blanks and punctuation aside. */
  wholeNames: Uint32Array;
  compositionOf: Uint32Array;
  makerOf: Uint32Array;
  formOf: Uint32Array;
  strengthsOf: Uint32Array;
  /** For each row the first one with the same answer, see alike-rows.ts. */
  alike: Uint32Array;
  spelling: SpellingIndex;
};

/** What an index is made of: numbers in arrays, which another thread can hand over without a copy. */
export type IndexParts = Columns & {
  names: TextPoolParts;
  rowWords: ListsParts;
  makers: TextPoolParts;
  lexicon: TextPoolParts;
  rowsOfWord: ListsParts;
  compositionsOfWord: ListsParts;
  wordsOfComposition: ListsParts;
  rowsOfComposition: ListsParts;
  compositionsOfIngredient: ListsParts;
  compositions: CompositionParts;
  ingredients: IngredientParts;
  trigrams: TrigramParts;
  forms: readonly GivenForm[];
  strengths: StrengthParts;
};

export type MedicationIndex = Columns & {
  names: TextPool;
  /** The words of each row's name in order, see `packWord`; glued words at the end. */
  rowWords: Lists;
  /** Manufacturers by number; the empty text stands for "not given". */
  makers: TextPool;
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
  trigrams: TrigramIndex;
  forms: FormTable;
  strengths: StrengthTable;
  /** For each row the search that last took it, so that none is taken twice. */
  seen: Uint32Array;
  /** The number of the running search. A search runs to its end before another begins. */
  turn: number;
};

/** Makes the index of its parts, at once: nothing is copied or read. */
export function openIndex(parts: IndexParts): MedicationIndex {
  return {
    ...parts,
    names: new TextPool(parts.names),
    rowWords: new Lists(parts.rowWords),
    makers: new TextPool(parts.makers),
    lexicon: new Lexicon(parts.lexicon),
    rowsOfWord: new Lists(parts.rowsOfWord),
    compositionsOfWord: new Lists(parts.compositionsOfWord),
    wordsOfComposition: new Lists(parts.wordsOfComposition),
    rowsOfComposition: new Lists(parts.rowsOfComposition),
    compositionsOfIngredient: new Lists(parts.compositionsOfIngredient),
    compositions: new Compositions(parts.compositions),
    ingredientSearch: openIngredientSearch(parts.ingredients),
    trigrams: {
      entries: new Lists(parts.trigrams.entries),
      counts: new Uint8Array(parts.spelling.words.length),
    },
    forms: new FormTable(parts.forms),
    strengths: new StrengthTable(parts.strengths),
    seen: new Uint32Array(parts.rowCount),
    turn: 0,
  };
}

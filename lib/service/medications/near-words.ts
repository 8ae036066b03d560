// Finds the words of the catalogue that a typed word may be a misspelling of, with the cost of each.
import { spellingCost } from '@/lib/contract/medication-spelling';
import type { MedicationIndex } from './medication-index';
import { wordsSoundingLike } from './sound-table';
import { walkSpellings } from './spelling-walk';
import { mostAlike } from './trigrams';
import type { TypedName } from './typed-name';

/** Only the beginning is like what was typed. */
const ONLY_BEGINS = 5;
/** Words weighed for one typed word; those with fewest errors come first. */
const WEIGHED_MAX = 400;
/** Words of one name that are searched by spelling, the longest first. */
const SEARCHED_WORDS_MAX = 3;
const SOUNDING_MAX = 100;
const ALIKE_MAX = 60;
/** Entries of words read for all words of one name together. */
const ALIKE_WORK = 40_000;
const LEAST_LETTERS = 2;
const ONLY_LETTERS = /^[a-z]+$/;

/**
 * Fills `near` of the typed words. With `closeOnly`, when the name was found as typed, only close look-alikes of its
 * longest word are of interest. Words that stand in the lexicon are taken as meant while another does not.
 */
export function addNear(index: MedicationIndex, typed: TypedName, closeOnly: boolean): void {
  const unknown = typed.words.filter((word) => word.exact < 0);
  const words = [...(unknown.length > 0 ? unknown : typed.words)];
  words.sort((one, other) => other.text.length - one.text.length);
  for (const word of words.slice(0, closeOnly ? 1 : SEARCHED_WORDS_MAX)) {
    word.near = nearWords(index, word.text, closeOnly);
  }
}

/** The same for a name of which nothing was found: words that only share groups of letters. */
export function addAlike(index: MedicationIndex, typed: TypedName): void {
  const words = typed.words.filter((word) => ONLY_LETTERS.test(word.text)).slice(0, SEARCHED_WORDS_MAX);
  for (const word of words) {
    const near = new Map(word.near ?? []);
    for (const number of mostAlike(
      index.trigrams,
      index.spelling,
      word.text,
      ALIKE_MAX,
      ALIKE_WORK / words.length,
    )) {
      if (!near.has(number)) near.set(number, spellingCost(word.text, index.lexicon.at(number)));
    }
    word.near = near;
  }
}

function nearWords(index: MedicationIndex, text: string, closeOnly: boolean): Map<number, number> {
  const near = new Map<number, number>();
  if (text.length < LEAST_LETTERS || !ONLY_LETTERS.test(text)) return near;
  for (const word of wordsSoundingLike(index.spelling.sounds, text, SOUNDING_MAX)) {
    const written = index.lexicon.at(word);
    // A letter typed two hundred times is heard as it is once, and not meant.
    if (text.length <= written.length * 2) near.set(word, spellingCost(text, written));
  }
  const { whole, beginning } = allowedErrors(text.length, closeOnly);
  const byErrors: number[][] = [[], [], [], []];
  const beginsByErrors: number[][] = [[], [], []];
  walkSpellings(index.spelling, text, whole, beginning, (entry, errors, begins) => {
    (begins ? beginsByErrors : byErrors)[errors]?.push(index.spelling.words[entry]!);
  });
  let weighed = 0;
  for (let errors = 0; errors <= whole; errors += 1) {
    for (const word of byErrors[errors] ?? []) {
      if (weighed === WEIGHED_MAX) return near;
      weighed += 1;
      keepLeast(near, word, spellingCost(text, index.lexicon.at(word)));
    }
    for (const word of beginsByErrors[errors] ?? []) {
      if (weighed === WEIGHED_MAX) return near;
      weighed += 1;
      keepLeast(near, word, beginningCost(text, index.lexicon.at(word)));
    }
  }
  return near;
}

/** How many errors a word of this length may have, and how many a beginning (-1: none looked for). */
function allowedErrors(length: number, closeOnly: boolean): { whole: number; beginning: number } {
  if (closeOnly) return { whole: length < 3 ? 0 : 1, beginning: -1 };
  return { whole: length < 5 ? 1 : 2, beginning: length < 4 ? -1 : length < 8 ? 1 : 2 };
}

/** The cheapest reading of the typed letters as a beginning of the word. */
function beginningCost(typed: string, word: string): number {
  let cost = Infinity;
  for (let length = typed.length - 1; length <= typed.length + 1; length += 1) {
    cost = Math.min(cost, spellingCost(typed, word.slice(0, length)));
  }
  return cost + ONLY_BEGINS;
}

function keepLeast(near: Map<number, number>, word: number, cost: number): void {
  const known = near.get(word);
  if (known === undefined || cost < known) near.set(word, cost);
}

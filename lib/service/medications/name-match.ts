// How a typed name fits a product: the one place that compares the two, word by word.
import { MATCH } from './match-class';
import type { MedicationIndex } from './medication-index';
import { kindOf, wordOf, WORD_KIND } from './packed-word';
import type { TypedName, TypedWord, WordPlace } from './typed-name';

const { GLUED, NUMBER, WORD } = WORD_KIND;

/** The outcome of the last `matchName`; one object, because a search asks thousands of times. */
export const matched = { class: 0, cost: 0, extra: 0 };

/** Costs of ways to fit that are not typing errors, in tenths of an error. */
const CUT_SHORT = 1;
const SYNONYM = 1;
const NOT_FIRST = 5;
const MISSPELLED_INGREDIENT = 4;
/** Each ingredient beyond the one typed, so that the drug by itself comes first. */
const MORE_INGREDIENTS = 8;
/** A typed word that is not there costs this, and this for each letter. */
const MISSING = 8;
const MISSING_LETTER = 2;
/** At least this share of the typed letters must be found. */
const FOUND_MIN = 0.6;
/** Beginnings of ingredients shorter than this are chance. */
const INGREDIENT_BEGINNING = 3;

/** Class and cost in one number, so that the better of two ways is the lesser. */
const STEP = 256;
const NOT_THERE = 8 * STEP;

/**
 * Compares a typed name with a row and leaves the outcome in `matched`. False when they do not fit. With `strict`
 * every typed word must be there as it is, cut short, or as an ingredient; else it may be misspelled or missing.
 */
export function matchName(index: MedicationIndex, row: number, typed: TypedName, strict: boolean): boolean {
  matched.cost = 0;
  matched.extra = 0;
  if (index.wholeNames[row] === typed.whole) {
    matched.class = MATCH.WHOLE;
    return true;
  }
  const fits =
    matchSequence(index, row, typed.sequence) ||
    matchBrand(index, row, typed.words) ||
    matchWords(index, row, typed.words, strict);
  if (fits) matched.extra = extraWords(index, row, typed);
  return fits;
}

/** The name begins with all that was typed, in this order; the last word may be cut short. */
function matchSequence(index: MedicationIndex, row: number, sequence: readonly WordPlace[]): boolean {
  const { values, starts } = index.rowWords;
  const start = starts[row]!;
  if (sequence.length === 0 || starts[row + 1]! - start < sequence.length) return false;
  const last = sequence.length - 1;
  matched.class = MATCH.BEGINS;
  for (let place = 0; place <= last; place += 1) {
    const packed = values[start + place]!;
    const asked = sequence[place]!;
    if (kindOf(packed) === GLUED) return false;
    const word = wordOf(packed);
    if (word === asked.exact) continue;
    if (place < last || word < asked.first || word >= asked.end) return false;
    matched.class = MATCH.BEGINS_SHORT;
  }
  return true;
}

/** The brand words of the name begin with the typed words; the last may be cut short. */
function matchBrand(index: MedicationIndex, row: number, words: readonly TypedWord[]): boolean {
  const { values, starts } = index.rowWords;
  let place = 0;
  for (let at = starts[row]!; at < starts[row + 1]! && place < words.length; at += 1) {
    if (kindOf(values[at]!) !== WORD) continue;
    const word = wordOf(values[at]!);
    const asked = words[place]!;
    place += 1;
    matched.class = MATCH.BRAND;
    if (word === asked.exact) continue;
    if (place < words.length || word < asked.first || word >= asked.end) return false;
    matched.class = MATCH.BRAND_SHORT;
  }
  return place > 0 && place === words.length;
}

/** Each typed word is found somewhere: in the name, glued, or among the ingredients. */
function matchWords(
  index: MedicationIndex,
  row: number,
  words: readonly TypedWord[],
  strict: boolean,
): boolean {
  let worst: number = MATCH.WORDS;
  let letters = 0;
  let missing = 0;
  for (const asked of words) {
    letters += asked.text.length;
    let fit = fitInName(index, row, asked);
    if (fit >= MATCH.INGREDIENT * STEP) fit = Math.min(fit, fitInIngredients(index, row, asked));
    if (fit >= NOT_THERE) {
      if (strict) return false;
      missing += asked.text.length;
      fit = MATCH.TYPO * STEP + MISSING + MISSING_LETTER * asked.text.length;
    }
    worst = Math.max(worst, Math.floor(fit / STEP));
    matched.cost += fit % STEP;
  }
  if (words.length === 0 || missing > letters * (1 - FOUND_MIN)) return false;
  if (worst === MATCH.INGREDIENT) {
    const ingredients = index.compositions.ingredients.lengthOf(index.compositionOf[row]!);
    matched.cost += MORE_INGREDIENTS * (ingredients - 1);
  }
  matched.class = worst;
  return true;
}

function fitInName({ rowWords: { values, starts } }: MedicationIndex, row: number, asked: TypedWord): number {
  let best = NOT_THERE;
  let firstWord = true;
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
    const kind = kindOf(values[at]!);
    if (kind !== WORD && kind !== GLUED) continue;
    const word = wordOf(values[at]!);
    const place = firstWord || kind === GLUED ? 0 : NOT_FIRST;
    firstWord = false;
    if (word === asked.exact) return MATCH.WORDS * STEP;
    if (word >= asked.first && word < asked.end) best = Math.min(best, MATCH.WORDS * STEP + CUT_SHORT);
    else if (asked.synonyms.includes(word)) best = Math.min(best, MATCH.INGREDIENT * STEP);
    else if (asked.near !== null) {
      const cost = asked.near.get(word);
      if (cost !== undefined) best = Math.min(best, MATCH.TYPO * STEP + cost + place);
    }
  }
  return best;
}

function fitInIngredients(index: MedicationIndex, row: number, asked: TypedWord): number {
  const { values, starts } = index.wordsOfComposition;
  const composition = index.compositionOf[row]!;
  const beginning = asked.text.length >= INGREDIENT_BEGINNING;
  let best = NOT_THERE;
  for (let at = starts[composition]!; at < starts[composition + 1]!; at += 1) {
    const word = values[at]!;
    if (word === asked.exact) return MATCH.INGREDIENT * STEP;
    if (asked.synonyms.includes(word)) best = Math.min(best, MATCH.INGREDIENT * STEP + SYNONYM);
    else if (beginning && word >= asked.first && word < asked.end) {
      best = Math.min(best, MATCH.INGREDIENT * STEP + CUT_SHORT + SYNONYM);
    } else if (asked.near !== null) {
      const cost = asked.near.get(word);
      if (cost !== undefined) best = Math.min(best, MATCH.TYPO * STEP + cost + MISSPELLED_INGREDIENT);
    }
  }
  return best;
}

/** Brand words of the name beyond the typed ones, and typed salts and small words that the name lacks. */
function extraWords(
  { rowWords: { values, starts } }: MedicationIndex,
  row: number,
  typed: TypedName,
): number {
  let brand = 0;
  let filling = 0;
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
    if (typed.filling.length > 0 && typed.filling.includes(wordOf(values[at]!))) filling += 1;
    else if (kindOf(values[at]!) === WORD) brand += 1;
  }
  return Math.max(0, brand - typed.words.length) + Math.max(0, typed.filling.length - filling);
}

/** Whether the name has a number that begins with the unfinished one at the end of what is typed. */
export function hasNumberBeginningWith(index: MedicationIndex, row: number, number: WordPlace): boolean {
  const { values, starts } = index.rowWords;
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
    const word = wordOf(values[at]!);
    if (kindOf(values[at]!) === NUMBER && word >= number.first && word < number.end) return true;
  }
  return false;
}

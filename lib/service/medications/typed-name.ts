// A typed drug name, read: brand words with where they can stand in the lexicon, strengths, a form, filling.
import { formOfWord } from '@/lib/contract/medication-form';
import { strengthsOf, type Strength } from '@/lib/contract/medication-strength';
import { synonymKeys } from '@/lib/contract/medication-synonyms';
import { glued, isNumber, wordsOf } from '@/lib/contract/medication-text';
import type { MedicationIndex } from './medication-index';
import { readNameWords, type NameWord } from './name-words';
import { WORD_KIND } from './packed-word';
import { textHash } from './text-hash';

const { FILLING, FORM, NUMBER, WORD } = WORD_KIND;

/** Where a word stands in the lexicon. */
export type WordPlace = {
  /** Its number, or -1. */
  exact: number;
  /** The words that begin with it: first, and the one after the last. */
  first: number;
  end: number;
};

export type TypedWord = WordPlace & {
  text: string;
  /** Other names of the same ingredient, as numbers in the lexicon. */
  synonyms: number[];
  /** Words that it may be a misspelling of, with the cost of each; null before the spelling search. */
  near: Map<number, number> | null;
};

export type TypedName = {
  words: TypedWord[];
  /** All that was typed in order, numbers and forms too, without units. */
  sequence: WordPlace[];
  /** Salts and small words that were typed: they order, and never exclude. */
  filling: number[];
  strengths: Strength[];
  /** The number at the very end of what is typed, which may not be finished; or null. */
  lastNumber: WordPlace | null;
  /** The words that name a form, or empty. */
  form: string;
  /** Hash of all that was typed, blanks and punctuation aside. */
  whole: number;
  wholeText: string;
};

/** More brand words than this are not typed at a desk; the rest only costs time. */
const WORDS_MAX = 12;
/** No name has more numbers than this that mean a strength. */
const STRENGTHS_MAX = 8;
/** Names of more words are equal only as a whole. */
const SEQUENCE_MAX = 24;

/** Reads a typed name; a name of only form words has no `words`. */
export function readTypedName(index: MedicationIndex, typed: string): TypedName {
  const all = wordsOf(typed).flatMap(splitUnit);
  const read = readNameWords(all).flatMap(splitFormEnding(index));
  const texts = (kind: number) => read.filter((word) => word.kind === kind).map((word) => word.text);
  const wholeText = glued(all);
  const last = read.at(-1);
  return {
    sequence: read.slice(0, SEQUENCE_MAX).map((word) => placeOf(index, word.text)),
    words: [...new Set(texts(WORD))].slice(0, WORDS_MAX).map((text) => typedWord(index, text)),
    filling: texts(FILLING).map((text) => index.lexicon.find(text)),
    strengths: texts(NUMBER).length > 0 ? strengthsOf(typed).slice(0, STRENGTHS_MAX) : [],
    lastNumber: last?.kind === NUMBER && all.at(-1) === last.text ? placeOf(index, last.text) : null,
    form: texts(FORM).join(' '),
    whole: textHash(wholeText),
    wholeText,
  };
}

/** The same name with some words typed otherwise: glued together, or a form word taken as part of the brand. */
export function withWords(index: MedicationIndex, name: TypedName, texts: readonly string[]): TypedName {
  return { ...name, words: texts.map((text) => typedWord(index, text)) };
}

function typedWord(index: MedicationIndex, text: string): TypedWord {
  const { lexicon } = index;
  const synonyms = synonymKeys(text)
    .filter((name) => name !== text)
    .map((name) => lexicon.find(name))
    .filter((word) => word >= 0);
  return { text, ...placeOf(index, text), synonyms, near: null };
}

function placeOf({ lexicon }: MedicationIndex, text: string): WordPlace {
  const [first, end] = lexicon.beginningWith(text);
  return { exact: first < end && lexicon.at(first) === text ? first : -1, first, end };
}

const UNIT_AND_WORD = /^(mcg|mg|gm|g|ml|iu)([a-z]{3,})$/;

/** `25mgtablet`: behind a number a unit can be written together with the form. */
function splitUnit(word: string, at: number, words: readonly string[]): string[] {
  const parts = at > 0 && isNumber(words[at - 1] ?? '') ? UNIT_AND_WORD.exec(word) : null;
  const [, unit = '', rest = ''] = parts ?? [];
  return formOfWord(rest) !== undefined && formOfWord(word) === undefined ? [unit, rest] : [word];
}

const FORM_ENDINGS = ['tablet', 'tablets', 'capsule', 'capsules', 'syrup', 'suspension', 'injection', 'drops', 'cream',
  'ointment', 'gel', 'tab', 'cap', 'syp', 'inj']; // prettier-ignore
const BRAND_MIN = 3;

/** `crocintablet`: a word that no name begins with is tried without a form at its end. */
function splitFormEnding(index: MedicationIndex): (word: NameWord) => NameWord[] {
  return (word) => {
    if (word.kind !== WORD || word.text.length < BRAND_MIN + 3) return [word];
    const ending = FORM_ENDINGS.find((form) => word.text.endsWith(form));
    if (ending === undefined || word.text.length - ending.length < BRAND_MIN) return [word];
    const [first, end] = index.lexicon.beginningWith(word.text);
    if (first < end) return [word];
    const brand = word.text.slice(0, -ending.length);
    if (index.lexicon.find(brand) < 0) return [word];
    return [
      { text: brand, kind: WORD },
      { text: ending, kind: FORM },
    ];
  };
}

/** Whether a text speaks only of a form, such as `eye drops`. */
export function isOnlyForm(name: TypedName): boolean {
  return name.words.length === 0 && name.strengths.length === 0 && name.form !== '';
}

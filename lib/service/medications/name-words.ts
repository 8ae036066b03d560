// What each word of a product name (or of a typed name) is: part of the brand, a number, a form, or filling.
import { formOfWord, qualifierOfWord } from '@/lib/contract/medication-form';
import { isSalt } from '@/lib/contract/medication-salts';
import { isUnit } from '@/lib/contract/medication-strength';
import { isNumber } from '@/lib/contract/medication-text';
import { WORD_KIND } from './packed-word';

const { FILLING, FORM, NUMBER, WORD } = WORD_KIND;

export type NameWord = { text: string; kind: number };

const FILLING_WORDS = new Set('ip bp usp nf nfi of per and with in for the by eq w v'.split(' '));
/** Letters that are units only with luck; alone they are more often part of a brand. */
const RARE_UNITS = new Set(['l', 'u', 'unit', 'units']);
const ROUTES = new Set(['eye', 'ear', 'nasal', 'oral', 'vaginal', 'rectal', 'topical', 'dusting']);

/** What a word can be in a name; `formal` words say something about the form. */
export type WordNature = {
  first: number;
  later: number;
  unit: boolean;
  percent: boolean;
  formal: boolean;
  /** A pharmacopoeia or a small word: filling in a typed name even where it comes first. */
  small: boolean;
};

/** All natures there are, some dozens: words of one nature share one object. */
const NATURES: WordNature[] = [];

/** The nature of a word, which depends on the word alone. */
export function natureOf(text: string): WordNature {
  const qualifier = qualifierOfWord(text);
  const number = isNumber(text);
  const form = formOfWord(text) !== undefined || (qualifier !== undefined && ROUTES.has(qualifier));
  const kind = number ? NUMBER : form ? FORM : WORD;
  const nature = {
    // "Sodium Valproate" and "Lot Eye Drops" are found by their first word, whatever else it means.
    first: number ? NUMBER : WORD,
    later: kind === WORD && (FILLING_WORDS.has(text) || isSalt(text)) ? FILLING : kind,
    unit: isUnit(text) && !RARE_UNITS.has(text),
    percent: text === '%',
    formal: form || qualifier !== undefined,
    small: FILLING_WORDS.has(text),
  };
  const { first, later, unit, percent, formal, small } = nature;
  const traits = [unit, percent, formal, small].reduce(
    (bits, trait) => bits * 2 + Number(trait),
    first * 8 + later,
  );
  return (NATURES[traits] ??= nature);
}

/** The kind of a name's word after `previous` words were kept; undefined for units, which are left out. */
export function kindInName(nature: WordNature, previous: number, afterNumber: boolean): number | undefined {
  if (nature.percent || (nature.unit && afterNumber)) return undefined;
  return previous === 0 ? nature.first : nature.later;
}

/** Sorts the words of a typed name by kind. People begin with the form ("tab crocin") or shuffle; names do not. */
export function readNameWords(words: readonly string[]): NameWord[] {
  const read: NameWord[] = [];
  let brand = 0;
  let afterNumber = false;
  for (const text of words) {
    const nature = natureOf(text);
    const first = brand === 0 && nature.later !== FORM && !nature.small;
    const inName = kindInName(nature, first ? 0 : 1, afterNumber);
    if (inName === undefined) continue;
    // A unit that lost its number ("mg 500 dolo") says nothing.
    const kind = nature.unit && inName === WORD ? FILLING : inName;
    if (kind === WORD) brand += 1;
    afterNumber = kind === NUMBER;
    read.push({ text, kind });
  }
  return read;
}

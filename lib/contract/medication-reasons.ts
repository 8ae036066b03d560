// Why a result is there: for each chip of the typed line, what of the result meets it and how. Computed from the
// wire's four fields only, so that it is the same with a remote service.
import type { MedicationResult } from './medication';
import { formFits, formIsRelated, readForm, type FormReading } from './medication-form';
import type { Chip } from './medication-line';
import { soundsAlike } from './medication-sound';
import { ONE_ERROR, spellingCost } from './medication-spelling';
import { strengthDistance, strengthFit, strengthSum, strengthText, strengthsOf, type Strength } from './medication-strength'; // prettier-ignore
import { ingredientKey, titleKey } from './medication-synonyms';
import { glued, isNumber, wordsOf } from './medication-text';

/** `exact`, or how else it is met; `other` shows what is there instead; `not_given` when the field is null. */
export const MATCH_WAYS = ['exact', 'begins', 'sounds_like', 'spelling', 'ingredient', 'related', 'other', 'missing', 'not_given'] as const; // prettier-ignore
export type MatchWay = (typeof MATCH_WAYS)[number];
export type Reason = { chip: Chip; way: MatchWay; shown: string | null };

/** What a row shows beyond the wire's fields; null where they do not say it. */
export type MedicationFacts = { strength: string | null; form: string | null; ingredients: string[] | null };

/** More than this far apart, two words are different words. */
const MISSPELLED_MOST = 2.5 * ONE_ERROR;

/** Strength, form and ingredients of a result, in words. */
export function medicationFacts(result: MedicationResult): MedicationFacts {
  const strengths = namedStrengths(result);
  return {
    strength: strengths.length > 0 ? strengths.map(strengthText).join(' + ') : null,
    form: result.product_type ?? formOf(result).forms[0] ?? null,
    ingredients: ingredientsOf(result),
  };
}

/** One reason for each chip, in the order of the chips. */
export function explainMedication(result: MedicationResult, chips: readonly Chip[]): Reason[] {
  return chips.map((chip) => ({ chip, ...EXPLAIN[chip.kind](result, chip.text) }));
}

type Explained = Omit<Reason, 'chip'>;

const EXPLAIN: Record<Chip['kind'], (result: MedicationResult, text: string) => Explained> = {
  brand: explainBrand,
  strength: explainStrength,
  form: explainForm,
  generic: explainIngredients,
};

/** The least way by which all words of a brand are met. */
function explainBrand(result: MedicationResult, text: string): Explained {
  const words = wordsOf(text).filter((word) => !isNumber(word));
  const name = wordsOf(result.name);
  const ingredients = wordsOf(result.generic_name ?? '');
  const together = glued(words);
  // `telmah` for Telma H: only the blank was left out.
  const asOne = name.some((_, at) => glued(name.slice(0, at + 1)) === together);
  if (asOne || (words.length > 1 && glued(name).startsWith(together))) return { way: 'exact', shown: null };
  const met = words.map((word) => bestWord(word, name, ingredients));
  return met.reduce((worst, each) => (WEIGHT[each.way] > WEIGHT[worst.way] ? each : worst), {
    way: 'exact',
    shown: null,
  });
}

const WEIGHT: Record<MatchWay, number> = {
  exact: 0, begins: 1, ingredient: 2, sounds_like: 3, spelling: 4, related: 5, other: 6, missing: 7, not_given: 8,
}; // prettier-ignore

function bestWord(word: string, name: readonly string[], ingredients: readonly string[]): Explained {
  if (name.includes(word)) return { way: 'exact', shown: null };
  const beginning = name.find((other) => other.startsWith(word));
  if (beginning !== undefined) return { way: 'begins', shown: beginning };
  if (ingredients.some((other) => other === word || titleKey(other) === titleKey(word))) {
    return { way: 'ingredient', shown: null };
  }
  const alike = name.find((other) => soundsAlike(word, other));
  if (alike !== undefined) return { way: 'sounds_like', shown: alike };
  const near = nearest(word, name);
  if (near !== null) return { way: 'spelling', shown: near };
  return nearest(word, ingredients) === null
    ? { way: 'missing', shown: null }
    : { way: 'ingredient', shown: null };
}

/** The word most like the typed one, whole or by its beginning; null when all are too far. */
function nearest(word: string, words: readonly string[]): string | null {
  let best: string | null = null;
  let least = MISSPELLED_MOST + 1;
  for (const other of words) {
    const cost = Math.min(spellingCost(word, other), spellingCost(word, other.slice(0, word.length)) + 2);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

function explainStrength(result: MedicationResult, text: string): Explained {
  const given = namedStrengths(result);
  if (given.length === 0) return { way: 'not_given', shown: null };
  const sum = strengthSum(given);
  const all = sum ? [...given, sum] : given;
  const asked = strengthsOf(text);
  if (asked.every((strength) => all.some((other) => strengthFit(strength, other) !== null))) {
    return { way: 'exact', shown: null };
  }
  const first = asked[0];
  const closest = first ? closestStrength(first, given) : given[0]!;
  return { way: 'other', shown: strengthText(closest) };
}

function closestStrength(asked: Strength, given: readonly Strength[]): Strength {
  return given.reduce((one, other) =>
    strengthDistance(asked, other) < strengthDistance(asked, one) ? other : one,
  );
}

function explainForm(result: MedicationResult, text: string): Explained {
  const asked = readForm(text);
  const given = formOf(result);
  if (given.forms.length === 0) return { way: 'not_given', shown: null };
  if (formFits(asked, given)) return { way: 'exact', shown: null };
  const shown = result.product_type ?? given.forms[0] ?? null;
  return { way: formIsRelated(asked, given) ? 'related' : 'other', shown };
}

function explainIngredients(result: MedicationResult, text: string): Explained {
  const given = ingredientsOf(result);
  if (given === null) return { way: 'not_given', shown: null };
  const asked = ingredientKey(text);
  const keys = given.map((name) => ingredientKey(name));
  if (keys.some((key) => titleKey(key) === titleKey(asked))) return { way: 'exact', shown: null };
  const at = (found: number): string | null => given[found] ?? null;
  const begins = keys.findIndex((key) => key.startsWith(asked));
  if (begins >= 0) return { way: 'begins', shown: at(begins) };
  const alike = keys.findIndex((key) => soundsAlike(asked, key));
  if (alike >= 0) return { way: 'sounds_like', shown: at(alike) };
  const near = nearest(asked, keys);
  return near === null ? { way: 'missing', shown: null } : { way: 'spelling', shown: at(keys.indexOf(near)) };
}

/** The strengths of the name; the wire has no field for them. Numbers without a unit count only when none has one. */
function namedStrengths(result: MedicationResult): Strength[] {
  return strengthsOf(result.name);
}

/** The form in words, else as the name says it. */
function formOf(result: MedicationResult): FormReading {
  const given = readForm(result.product_type ?? '');
  return given.forms.length > 0 ? given : readFormWords(result.name);
}

function readFormWords(name: string): FormReading {
  const words = wordsOf(name).filter((word) => readForm(word).forms.length > 0 && word.length > 2);
  return readForm(words.join(' '));
}

function ingredientsOf(result: MedicationResult): string[] | null {
  const names = (result.generic_name ?? '').split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  return given.length > 0 ? given : null;
}

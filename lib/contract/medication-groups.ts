// Results as a person reads them: equal compositions fold under one row, and names that look or sound like the one
// above, but are another brand, stand apart with a mark.
import type { MedicationResult } from './medication';
import { formOfWord, readForm } from './medication-form';
import { soundsAlike } from './medication-sound';
import { ONE_ERROR, spellingCost } from './medication-spelling';
import { strengthSum, strengthText, strengthsOf } from './medication-strength';
import { ingredientKey, titleKey } from './medication-synonyms';
import { isNumber, wordsOf } from './medication-text';

export type Likeness = 'looks_alike' | 'sounds_alike';
export type MedicationGroup = {
  first: MedicationResult;
  /** Products of the same composition, strength and form. */
  others: MedicationResult[];
  /** When the first one's brand is easily taken for that of the best result. */
  likeness: Likeness | null;
};

const SHORT_BRAND = 5;

/** Groups results, keeping their order; a look-alike of the best result is never folded away. */
export function groupMedications(results: readonly MedicationResult[]): MedicationGroup[] {
  const groups = new Map<string, MedicationGroup>();
  const best = results[0];
  results.forEach((result, at) => {
    const likeness = best ? likenessOf(best.name, result.name) : null;
    const composition = compositionKey(result);
    const key = composition === null || likeness !== null ? `row ${at}` : composition;
    const group = groups.get(key);
    if (group) group.others.push(result);
    else groups.set(key, { first: result, others: [], likeness });
  });
  return [...groups.values()];
}

/** What products of one composition share: ingredients, strength, form. Null when the composition is not given. */
export function compositionKey(result: MedicationResult): string | null {
  const ingredients = (result.generic_name ?? '')
    .split(',')
    .map((name) => titleKey(ingredientKey(name)))
    .filter((key) => key !== '');
  if (ingredients.length === 0) return null;
  const strengths = strengthsOf(result.name);
  const whole = strengthSum(strengths) ?? strengths[0];
  const form = readForm(result.product_type ?? '').forms[0] ?? '';
  return [[...new Set(ingredients)].sort().join('+'), whole ? strengthText(whole) : '', form].join('|');
}

/** Whether another brand's name is easily taken for this one. Names of one brand are not "alike". */
export function likenessOf(one: string, other: string): Likeness | null {
  const [a, b] = [brandOf(one), brandOf(other)];
  if (a === b || a.length < 3 || b.length < 3) return null;
  if (soundsAlike(a, b)) return 'sounds_alike';
  const most = Math.min(a.length, b.length) <= SHORT_BRAND ? ONE_ERROR : 2 * ONE_ERROR;
  return spellingCost(a, b) <= most ? 'looks_alike' : null;
}

/** The first word of a name that is neither a number nor a form. */
function brandOf(name: string): string {
  return wordsOf(name).find((word) => !isNumber(word) && formOfWord(word) === undefined) ?? '';
}

// A list of ingredients as people type it: with commas, and also with plus, slash, semicolon, "and".
import { wordsOf } from './medication-text';

const BETWEEN = /[,;+&/|\n]|\b(?:and|with)\b/i;
/** A list longer than this is cut: no product has as many ingredients, so the rest cannot change the answer. */
export const INGREDIENTS_MAX = 64;

/** The ingredient names of a list, without strengths and without empty places. */
export function typedIngredients(list: string): string[] {
  return list
    .split(BETWEEN)
    .map((name) => withoutStrengths(name).trim())
    .filter((name) => wordsOf(name).length > 0)
    .slice(0, INGREDIENTS_MAX);
}

/** `amoxicillin 500 mg` names amoxicillin; the 12 of `vitamin b12` belongs to the name. */
function withoutStrengths(name: string): string {
  return name.replace(/(?<![a-z\d.-])\d+(?:\.\d+)?\s*(?:mg|mcg|g|gm|ml|iu|%)(?![a-z])/gi, ' ');
}

// Which compositions have a set of typed ingredients, in any order, and how well.
import { withoutSalts } from '@/lib/contract/medication-salts';
import { wordsOf } from '@/lib/contract/medication-text';
import { findIngredients, splitIngredients, type IngredientMatch } from './ingredient-search';
import { MATCH } from './match-class';
import type { MedicationIndex } from './medication-index';

export type AskedComposition = {
  composition: number;
  class: number;
  /** 1 when it has more ingredients than the set. */
  more: number;
  cost: number;
};

/** Another salt than the typed one, a salt where none was typed, none where one was. */
const OTHER_SALT = 2;
const SALT_ADDED = 1;
/** An ingredient in two layers comes after the plain product. */
const REPEATED = 1;

/**
 * All compositions that have every typed ingredient, each by an ingredient of its own; best first. An ingredient
 * that nothing in the catalogue is called leaves none.
 */
export function askedCompositions(index: MedicationIndex, typed: readonly string[]): AskedComposition[] {
  const asked: { text: string; matches: Map<number, IngredientMatch> }[] = [];
  const taken = new Set<string>();
  for (const text of typed.flatMap((name) => namesIn(index, name))) {
    const matches = findIngredients(index.ingredientSearch, text);
    if (matches.length === 0) return [];
    // The same ingredient twice, or under two names, is one.
    const identity = matches.map((match) => `${match.ingredient}:${match.class}`).join();
    if (taken.has(identity)) continue;
    taken.add(identity);
    asked.push({ text, matches: new Map(matches.map((match) => [match.ingredient, match])) });
  }
  if (asked.length === 0) return [];
  asked.sort((one, other) => one.matches.size - other.matches.size);
  const found: AskedComposition[] = [];
  for (const composition of candidates(index, asked[0]!.matches)) {
    const fit = compositionFit(index, composition, asked);
    if (fit) found.push(fit);
  }
  return found.sort(
    (one, other) =>
      one.class - other.class ||
      one.more - other.more ||
      one.cost - other.cost ||
      one.composition - other.composition,
  );
}

/** One name, or several typed without a comma: "amoxicillin clavulanic acid". */
function namesIn(index: MedicationIndex, typed: string): string[] {
  return splitIngredients(index.ingredientSearch, typed) ?? [typed];
}

function candidates(index: MedicationIndex, matches: ReadonlyMap<number, IngredientMatch>): Set<number> {
  const found = new Set<number>();
  for (const ingredient of matches.keys()) {
    for (const composition of index.compositionsOfIngredient.of(ingredient)) found.add(composition);
  }
  return found;
}

function compositionFit(
  index: MedicationIndex,
  composition: number,
  asked: readonly { text: string; matches: ReadonlyMap<number, IngredientMatch> }[],
): AskedComposition | null {
  const { compositions } = index;
  const ingredients = compositions.ingredients.of(composition);
  const variants = compositions.variants.of(composition);
  const used = new Set<number>();
  let worst: number = MATCH.BEGINS;
  let cost = compositions.repeats[composition] === 1 ? REPEATED : 0;
  for (const { text, matches } of asked) {
    const own = bestPlace(ingredients, matches, used);
    // "insulin, glargine" may name one ingredient twice.
    const place = own < 0 ? bestPlace(ingredients, matches, NONE_USED) : own;
    if (place < 0) return null;
    const match = matches.get(ingredients[place]!)!;
    used.add(place);
    worst = Math.max(worst, match.class);
    cost += match.cost + saltCost(index, text, variants[place]!);
  }
  return { composition, class: worst, more: ingredients.length > used.size ? 1 : 0, cost };
}

const NONE_USED: ReadonlySet<number> = new Set();

/** Where in a composition the best match stands, apart from the used places; -1 for nowhere. */
function bestPlace(
  ingredients: Uint32Array,
  matches: ReadonlyMap<number, IngredientMatch>,
  used: ReadonlySet<number>,
): number {
  let best = -1;
  let known: IngredientMatch | undefined;
  ingredients.forEach((ingredient, place) => {
    const match = used.has(place) ? undefined : matches.get(ingredient);
    if (!match || (known && (match.class - known.class || match.cost - known.cost) >= 0)) return;
    [best, known] = [place, match];
  });
  return best;
}

function saltCost(index: MedicationIndex, typed: string, variant: number): number {
  const known = index.compositions.variantOf(typed);
  if (known === variant) return 0;
  return index.compositions.isPlain(variant) || !namesSalt(typed) ? SALT_ADDED : OTHER_SALT;
}

function namesSalt(typed: string): boolean {
  const words = wordsOf(typed);
  return withoutSalts(words).length < words.length;
}

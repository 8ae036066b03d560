// Finds the ingredient that a typed name means: exactly, by its sound, by its beginning, by one of its words,
// or with typing errors. Salts in the typed name are neither needed nor harmful.
import { ONE_ERROR, spellingCost } from '@/lib/contract/medication-spelling';
import { ingredientKey, titleKey } from '@/lib/contract/medication-synonyms';
import { wordsOf } from '@/lib/contract/medication-text';
import type { Ingredients } from './ingredients';
import { LetterList } from './letter-list';
import { Lexicon } from './lexicon';
import { Lists, ListsBuilder, type ListsParts } from './lists';
import { MATCH, type MatchClass } from './match-class';
import { sortedIndexes } from './sorted-words';
import { buildSpellingIndex, type SpellingIndex } from './spelling-index';
import { walkSpellings } from './spelling-walk';
import { poolOf, type TextPoolParts } from './text-pool';

export type IngredientMatch = { ingredient: number; class: MatchClass; cost: number };

/** Names by alphabet and by sound; `owners` are their ingredients. As they travel between threads. */
export type IngredientParts = {
  names: TextPoolParts;
  owners: Uint32Array;
  spelling: SpellingIndex;
  /** The single words of longer names, by alphabet, and for each the ingredients that have it. */
  words: TextPoolParts;
  ingredientsOfWord: ListsParts;
};

export type IngredientSearch = Pick<IngredientParts, 'owners' | 'spelling'> & {
  names: Lexicon;
  words: Lexicon;
  ingredientsOfWord: Lists;
};

/** A beginning shorter than this would mean half of the pharmacy. */
const BEGINNING_MIN = 2;
const WORD_OF_NAME = 2;

export function buildIngredientParts(ingredients: Ingredients): IngredientParts {
  const names = sorted([...ingredients.names.keys()]);
  const words = sorted([...ingredients.words.keys()]);
  const having = new ListsBuilder();
  for (const word of words) {
    for (const ingredient of ingredients.words.get(word) ?? []) having.push(ingredient);
    having.close();
  }
  const namePool = poolOf(LetterList.of(names));
  return {
    names: namePool,
    owners: Uint32Array.from(names, (name) => ingredients.names.get(name)!),
    spelling: buildSpellingIndex(namePool, new Uint8Array(names.length).fill(1)),
    words: poolOf(LetterList.of(words)),
    ingredientsOfWord: having.finish(),
  };
}

function sorted(texts: readonly string[]): string[] {
  return Array.from(sortedIndexes(LetterList.of(texts)), (index) => texts[index]!);
}

/** The search over what another thread may have built. */
export function openIngredientSearch(parts: IngredientParts): IngredientSearch {
  return {
    ...parts,
    names: new Lexicon(parts.names),
    words: new Lexicon(parts.words),
    ingredientsOfWord: new Lists(parts.ingredientsOfWord),
  };
}

/** The ingredients that a typed name can mean, each once with its best reading. Empty when it means none. */
export function findIngredients(search: IngredientSearch, typed: string): IngredientMatch[] {
  const key = ingredientKey(typed);
  if (key === '') return [];
  const found = new Map<number, IngredientMatch>();
  const offer = (ingredient: number, matchClass: MatchClass, cost: number) => {
    const known = found.get(ingredient);
    const better = !known || matchClass < known.class || (matchClass === known.class && cost < known.cost);
    if (better) found.set(ingredient, { ingredient, class: matchClass, cost });
  };
  const exact = ownerOf(search, titleKey(key)) ?? ownerOf(search, key);
  if (exact !== undefined) offer(exact, MATCH.BEGINS, 0);
  offerBeginnings(search, key, offer);
  const word = search.words.find(key);
  if (word >= 0) {
    for (const ingredient of search.ingredientsOfWord.of(word))
      offer(ingredient, MATCH.BEGINS_SHORT, WORD_OF_NAME);
  }
  if (found.size === 0) offerSpellings(search, key, offer);
  return [...found.values()];
}

/** Names of ingredients of more words than this do not occur unsplit. */
const NAME_WORDS_MAX = 5;

/**
 * The names in a text that is not itself a name but several known ones in a row (their salts with them);
 * null for any other text.
 */
export function splitIngredients({ names: known }: IngredientSearch, typed: string): string[] | null {
  const isKnown = (text: string) => known.find(titleKey(ingredientKey(text))) >= 0;
  const words = wordsOf(typed);
  if (words.length < 2 || words.length > 4 * NAME_WORDS_MAX || isKnown(typed)) return null;
  const names: string[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(NAME_WORDS_MAX, words.length - at);
    while (count > 0 && !isKnown(words.slice(at, at + count).join(' '))) count -= 1;
    if (count === 0) return null;
    names.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  return names;
}

function ownerOf({ names, owners }: IngredientSearch, name: string): number | undefined {
  const at = names.find(name);
  return at < 0 ? undefined : owners[at];
}

type Offer = (ingredient: number, matchClass: MatchClass, cost: number) => void;

function offerBeginnings(search: IngredientSearch, key: string, offer: Offer): void {
  if (key.length < BEGINNING_MIN) return;
  const [first, end] = search.names.beginningWith(key);
  for (let name = first; name < end; name += 1) offer(search.owners[name]!, MATCH.BEGINS_SHORT, 1);
}

function offerSpellings(search: IngredientSearch, key: string, offer: Offer): void {
  const errors = key.length < 3 ? 0 : key.length < 6 ? 1 : key.length < 10 ? 2 : 3;
  const beginningErrors = key.length < 5 ? -1 : key.length < 8 ? 0 : 1;
  let least = Infinity;
  const near: { owner: number; cost: number }[] = [];
  walkSpellings(search.spelling, key, errors, beginningErrors, (entry, _errors, begins) => {
    const name = search.names.at(search.spelling.words[entry]!);
    const cost = begins
      ? spellingCost(key, name.slice(0, key.length)) + ONE_ERROR / 2
      : spellingCost(key, name);
    near.push({ owner: search.owners[search.spelling.words[entry]!]!, cost });
    least = Math.min(least, cost);
  });
  // One error farther than the nearest is another medicine.
  for (const { owner, cost } of near) if (cost < least + ONE_ERROR) offer(owner, MATCH.TYPO, cost);
}

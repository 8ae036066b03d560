// Sorts the words of all names and compositions, and gives them their places for numbers.
import type { FactParts } from './fact-intake';
import { LetterList } from './letter-list';
import { Lists } from './lists';
import type { NameIntake } from './name-intake';
import { isBrandWord, kindOf, packWord, wordOf } from './packed-word';
import { sortedIndexes } from './sorted-words';
import { poolOf, type TextPool, type TextPoolParts } from './text-pool';

/** Words in alphabetical order, and for each 1 when people mistype it, or 0. */
export type WordsToSpell = { words: TextPoolParts; mistyped: Uint8Array };

export type OrderedWords = {
  lexicon: TextPool;
  /** The words of each row's name, by kind and place. */
  ofRows: Lists;
  wordsOfComposition: Lists;
  mistyped: Uint8Array;
};

/** After the last row: the words of the ingredients are typed too, so they become words like those of names. */
export function orderWords({ words, rowWords }: NameIntake, facts: FactParts): OrderedWords {
  const ingredientWords = new LetterList(facts.words);
  const own = new Uint32Array(ingredientWords.size);
  for (let word = 0; word < own.length; word += 1) {
    own[word] = words.numberOf(
      ingredientWords.letters,
      ingredientWords.startOf(word),
      ingredientWords.endOf(word),
    );
  }
  const order = sortedIndexes(words.texts);
  const places = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) places[order[place]!] = place;

  // Brands are mistyped, also glued, and ingredients; numbers and forms are not.
  const mistyped = new Uint8Array(order.length);
  const ofRows = rowWords.finish();
  const { values } = ofRows;
  for (let at = 0; at < values.length; at += 1) {
    const place = places[wordOf(values[at]!)]!;
    if (isBrandWord(values[at]!)) mistyped[place] = 1;
    values[at] = packWord(place, kindOf(values[at]!));
  }
  for (let at = 0; at < own.length; at += 1) mistyped[places[own[at]!]!] = 1;

  const { values: ofCompositions, starts } = facts.wordsOfComposition;
  return {
    lexicon: poolOf(words.texts, order),
    ofRows,
    wordsOfComposition: new Lists({ values: ofCompositions.map((word) => places[own[word]!]!), starts }),
    mistyped,
  };
}

// Builds the index in slices of a few milliseconds; the old index goes on answering until the new one is done.
import { alikeRows } from './alike-rows';
import { Breather } from './breather';
import type { CatalogueRow } from './catalogue-row';
import { buildIngredientSearch } from './ingredient-search';
import { Intake } from './intake';
import { buildLexicon } from './lexicon';
import { ListsBuilder, Turned, type Lists } from './lists';
import { kindOf, packWord, wordOf, type MedicationIndex } from './medication-index';
import { GLUED, WORD } from './name-words';
import { sortRows } from './sorted-rows';
import { sortedIndexes } from './sorted-words';
import { buildSpellingIndex } from './spelling-index';
import { buildTrigramIndex } from './trigrams';

/**
 * Builds the index over all rows, which may come in any order, from a database in pages. The same rows always make
 * the same index.
 */
export async function buildMedicationIndex(
  rows: Iterable<CatalogueRow> | AsyncIterable<readonly CatalogueRow[]>,
): Promise<MedicationIndex> {
  const breather = new Breather();
  const intake = new Intake();
  // Waiting on each row would cost more than taking it in.
  for await (const some of Symbol.iterator in rows ? [rows] : rows) {
    for (const row of some) {
      intake.add(row);
      if (breather.isDue()) await breather.rest();
    }
  }
  return await assemble(intake, breather);
}

async function assemble(intake: Intake, breather: Breather): Promise<MedicationIndex> {
  const { compositions } = intake;
  intake.finish();
  const words = intake.words.texts;
  const order = await sortedIndexes(words, breather);
  const rank = new Uint32Array(words.length);
  order.forEach((index, place) => (rank[index] = place));

  const unsortedWords = await ranked(intake.rowWords.finish(), rank, breather);
  const unsortedNames = intake.names.finish();
  const rowOrder = await sortRows(unsortedWords, unsortedNames, intake.ids, words.length, breather);
  const rowWords = await reorderedLists(unsortedWords, rowOrder, breather);
  const compositionOf = await reordered(intake.compositionOf, rowOrder, breather);
  const wordsOfComposition = await compositionWords(intake, rank, breather);
  const spelling = await buildSpellingIndex(
    words,
    (word) => (intake.mistyped[word] === true ? rank[word]! : -1),
    breather,
  );
  const columns = {
    names: await unsortedNames.reordered(rowOrder, breather),
    wholeNames: await reordered(intake.wholeNames, rowOrder, breather),
    compositionOf,
    makerOf: await reordered(intake.makerOf, rowOrder, breather),
    formOf: await reordered(intake.formOf, rowOrder, breather),
    forms: intake.forms,
  };
  return {
    ...columns,
    rowCount: intake.rowCount,
    rowWords,
    alike: await alikeRows(columns, breather),
    strengthsOf: await reordered(intake.strengthsOf, rowOrder, breather),
    makers: intake.makers.texts,
    lexicon: await buildLexicon(words, order, breather),
    rowsOfWord: await turned(rowWords, words.length, breather, isBrandWord, wordOf),
    compositionsOfWord: await turned(wordsOfComposition, words.length, breather),
    wordsOfComposition,
    rowsOfComposition: await turnedColumn(compositionOf, compositions.all.length, breather),
    compositionsOfIngredient: await turned(
      await listsOf(compositions.all, (composition) => composition.ingredients, breather),
      compositions.ingredients.size,
      breather,
    ),
    compositions,
    ingredientSearch: await buildIngredientSearch(compositions.ingredients, breather),
    spelling,
    trigrams: await buildTrigramIndex(spelling, breather),
    strengths: intake.strengths,
    seen: new Uint32Array(intake.rowCount),
    turn: 0,
  };
}

function compositionWords({ compositions, words }: Intake, rank: Uint32Array, breather: Breather) {
  return listsOf(
    compositions.all,
    (composition) => [...new Set(composition.words)].map((word) => rank[words.numberOf(word)]!),
    breather,
  );
}

async function listsOf<Item>(
  items: readonly Item[],
  numbersOf: (item: Item) => readonly number[],
  breather: Breather,
): Promise<Lists> {
  const builder = new ListsBuilder();
  for (const item of items) {
    for (const value of numbersOf(item)) builder.push(value);
    builder.close();
    if (breather.isDue()) await breather.rest();
  }
  return builder.finish();
}

/** The same lists with provisional word numbers replaced by places in the lexicon. */
async function ranked(lists: Lists, rank: Uint32Array, breather: Breather): Promise<Lists> {
  const { values } = lists;
  for (let at = 0; at < values.length; at += 1) {
    values[at] = packWord(rank[wordOf(values[at]!)]!, kindOf(values[at]!));
    if (breather.isDue()) await breather.rest();
  }
  return lists;
}

async function reorderedLists(lists: Lists, order: Uint32Array, breather: Breather): Promise<Lists> {
  const builder = new ListsBuilder();
  for (const index of order) {
    for (const value of lists.of(index)) builder.push(value);
    builder.close();
    if (breather.isDue()) await breather.rest();
  }
  return builder.finish();
}

async function reordered(
  column: readonly number[],
  order: Uint32Array,
  breather: Breather,
): Promise<Uint32Array> {
  const result = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) {
    result[place] = column[order[place]!]!;
    if (breather.isDue()) await breather.rest();
  }
  return result;
}

async function turned(
  lists: Lists,
  valueCount: number,
  breather: Breather,
  kept: (value: number) => boolean = () => true,
  numberOf: (value: number) => number = (value) => value,
): Promise<Lists> {
  const counts = new Uint32Array(valueCount);
  for (const value of lists.values) {
    if (kept(value)) counts[numberOf(value)]! += 1;
    if (breather.isDue()) await breather.rest();
  }
  const result = new Turned(counts);
  for (let index = 0; index < lists.size; index += 1) {
    for (const value of lists.of(index)) if (kept(value)) result.add(numberOf(value), index);
    if (breather.isDue()) await breather.rest();
  }
  return result.finish();
}

async function turnedColumn(column: Uint32Array, valueCount: number, breather: Breather): Promise<Lists> {
  const counts = new Uint32Array(valueCount);
  for (const value of column) counts[value]! += 1;
  if (breather.isDue()) await breather.rest();
  const result = new Turned(counts);
  for (let index = 0; index < column.length; index += 1) {
    result.add(column[index]!, index);
    if (breather.isDue()) await breather.rest();
  }
  return result.finish();
}

function isBrandWord(packed: number): boolean {
  return kindOf(packed) === WORD || kindOf(packed) === GLUED;
}

// Builds the index at one go. A program that answers meanwhile has it built in a thread of its own
// (catalogue/build-thread.ts).
import { alikeRows } from './alike-rows';
import type { CatalogueRow } from './catalogue-row';
import { buildIngredientParts } from './ingredient-search';
import { Intake } from './intake';
import { Lists, ListsBuilder, Turned } from './lists';
import {
  kindOf,
  openIndex,
  packWord,
  wordOf,
  type IndexParts,
  type MedicationIndex,
} from './medication-index';
import { GLUED, WORD } from './name-words';
import { ProductText } from './product-text';
import { sortRows } from './sorted-rows';
import { sortedIndexes } from './sorted-words';
import { buildSpellingIndex } from './spelling-index';
import { poolOf } from './text-pool';
import { buildTrigramParts } from './trigrams';

/** Builds the index over all rows, which may come in any order. The same rows always make the same index. */
export function buildMedicationIndex(rows: Iterable<CatalogueRow>): MedicationIndex {
  const intake = new Intake();
  const product = new ProductText();
  for (const row of rows) intake.add(product.fillWith(row));
  return openIndex(assembleIndex(intake));
}

/** What the index is made of, when all products are taken in; not yet opened, as it travels between threads. */
export function assembleIndex(intake: Intake): IndexParts {
  intake.finish();
  const { compositions } = intake;
  const words = intake.words.texts;
  const order = sortedIndexes(words);
  const rank = new Uint32Array(words.size);
  for (let place = 0; place < order.length; place += 1) rank[order[place]!] = place;

  const unsortedWords = ranked(intake.rowWords.finish(), rank);
  const unsortedNames = intake.names.finish();
  const rowOrder = sortRows(unsortedWords, unsortedNames, intake.ids.finish(), words.size);
  const rowWords = reorderedLists(unsortedWords, rowOrder);
  const wordsOfComposition = compositionWords(intake, rank);
  const spelling = buildSpellingIndex(words, (word) => (intake.mistyped[word] === true ? rank[word]! : -1));
  const compositionParts = compositions.finish();
  const columns = {
    names: unsortedNames.reordered(rowOrder),
    wholeNames: reordered(intake.wholeNames, rowOrder),
    compositionOf: reordered(intake.compositionOf, rowOrder),
    makerOf: reordered(intake.makerOf, rowOrder),
    formOf: reordered(intake.formOf, rowOrder),
    forms: intake.forms.all,
  };
  return {
    ...columns,
    rowCount: intake.rowCount,
    rowWords,
    alike: alikeRows(columns),
    strengthsOf: reordered(intake.strengthsOf, rowOrder),
    makers: poolOf(intake.makers.texts),
    lexicon: poolOf(words, order),
    rowsOfWord: turned(rowWords, words.size, isBrandWord, wordOf),
    compositionsOfWord: turned(wordsOfComposition, words.size),
    wordsOfComposition,
    rowsOfComposition: turnedColumn(columns.compositionOf, compositions.size),
    compositionsOfIngredient: turned(compositionParts.ingredients, compositions.ingredients.size),
    compositions: compositionParts,
    ingredients: buildIngredientParts(compositions.ingredients),
    spelling,
    trigrams: buildTrigramParts(spelling),
    strengths: intake.strengths.finish(),
  };
}

function compositionWords({ compositions, words }: Intake, rank: Uint32Array): Lists {
  const builder = new ListsBuilder();
  for (const texts of compositions.words) {
    for (const text of new Set(texts)) builder.push(rank[words.numberOfText(text)]!);
    builder.close();
  }
  return builder.finish();
}

/** The same lists with provisional word numbers replaced by places in the lexicon. */
function ranked(lists: Lists, rank: Uint32Array): Lists {
  const { values } = lists;
  for (let at = 0; at < values.length; at += 1) {
    values[at] = packWord(rank[wordOf(values[at]!)]!, kindOf(values[at]!));
  }
  return lists;
}

function reorderedLists(lists: Lists, order: Uint32Array): Lists {
  const values = new Uint32Array(lists.values.length);
  const starts = new Uint32Array(lists.starts.length);
  let end = 0;
  for (let place = 0; place < order.length; place += 1) {
    const index = order[place]!;
    for (let at = lists.starts[index]!; at < lists.starts[index + 1]!; at += 1) {
      values[end] = lists.values[at]!;
      end += 1;
    }
    starts[place + 1] = end;
  }
  return new Lists({ values, starts });
}

function reordered(column: readonly number[], order: Uint32Array): Uint32Array {
  const result = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) result[place] = column[order[place]!]!;
  return result;
}

function turned(
  { values, starts, size }: Lists,
  valueCount: number,
  kept: (value: number) => boolean = () => true,
  numberOf: (value: number) => number = (value) => value,
): Lists {
  const counts = new Uint32Array(valueCount);
  for (let at = 0; at < values.length; at += 1) if (kept(values[at]!)) counts[numberOf(values[at]!)]! += 1;
  const result = new Turned(counts);
  for (let index = 0; index < size; index += 1) {
    for (let at = starts[index]!; at < starts[index + 1]!; at += 1) {
      if (kept(values[at]!)) result.add(numberOf(values[at]!), index);
    }
  }
  return result.finish();
}

function turnedColumn(column: Uint32Array, valueCount: number): Lists {
  const counts = new Uint32Array(valueCount);
  for (let index = 0; index < column.length; index += 1) counts[column[index]!]! += 1;
  const result = new Turned(counts);
  for (let index = 0; index < column.length; index += 1) result.add(column[index]!, index);
  return result.finish();
}

function isBrandWord(packed: number): boolean {
  return kindOf(packed) === WORD || kindOf(packed) === GLUED;
}

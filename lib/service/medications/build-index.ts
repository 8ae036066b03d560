// Builds the index at one go. A program that answers meanwhile has it built in threads of their own
// (catalogue/names-thread.ts).
import { alikeRows } from './alike-rows';
import type { CatalogueRow } from './catalogue-row';
import { FactIntake, type FactParts } from './fact-intake';
import { readForms } from './form-list';
import { Lists } from './lists';
import { openIndex, type IndexParts, type MedicationIndex } from './medication-index';
import { NameIntake } from './name-intake';
import { isBrandWord, wordOf } from './packed-word';
import { ProductText } from './product-text';
import { sortRows } from './sorted-rows';
import { buildSpellingIndex } from './spelling-index';
import { packStrengths } from './strength-table';
import type { TextPoolParts } from './text-pool';
import { buildTrigramParts } from './trigrams';
import { turned, turnedColumn } from './turned';
import { orderWords, type OrderedWords } from './word-order';

/** Builds the index over all rows, which may come in any order. The same rows always make the same index. */
export function buildMedicationIndex(rows: Iterable<CatalogueRow>): MedicationIndex {
  const names = new NameIntake();
  const factIntake = new FactIntake();
  const product = new ProductText();
  for (const row of rows) {
    product.fillWith(row);
    names.add(product);
    factIntake.add(product);
  }
  const facts = factIntake.finish();
  const words = orderWords(names, facts);
  return openIndex({ ...assembleRows(names, facts, words), ...buildSpelling(words.lexicon, words.mistyped) });
}

/** The part of an index that finds mistyped words. */
export type SpellingParts = Pick<IndexParts, 'spelling' | 'trigrams'>;

/** `mistyped` has 1 for each word of the lexicon that people mistype, and 0 for others. */
export function buildSpelling(lexicon: TextPoolParts, mistyped: Uint8Array): SpellingParts {
  const spelling = buildSpellingIndex(lexicon, mistyped);
  return { spelling, trigrams: buildTrigramParts(spelling) };
}

/** All other parts of an index, from all names and what else is known of their rows. */
export function assembleRows(
  names: NameIntake,
  facts: FactParts,
  words: OrderedWords,
): Omit<IndexParts, keyof SpellingParts> {
  const { lexicon, wordsOfComposition } = words;
  const unsortedNames = names.names.finish();
  const wordCount = lexicon.size;
  const order = sortRows(words.ofRows, unsortedNames, names.ids.finish(), wordCount);
  const rowWords = reorderedLists(words.ofRows, order);
  const { forms, formOf } = readForms(facts.typeOf, facts.types, {
    formalOf: names.formalOf.finish(),
    formalText: (formal) => names.formalText(formal),
  });
  const strengthsOf = facts.strengthsOf.map((set, row) => packStrengths(set, forms[formOf[row]!]!.liquid));
  const columns = {
    names: unsortedNames.reordered(order),
    wholeNames: reordered(names.wholeNames.finish(), order),
    compositionOf: reordered(facts.compositionOf, order),
    makerOf: reordered(facts.makerOf, order),
    formOf: reordered(formOf, order),
    forms,
  };
  return {
    ...columns,
    rowCount: order.length,
    rowWords,
    alike: alikeRows(columns),
    strengthsOf: reordered(strengthsOf, order),
    makers: facts.makers,
    lexicon,
    rowsOfWord: turned(rowWords, wordCount, isBrandWord, wordOf),
    compositionsOfWord: turned(wordsOfComposition, wordCount),
    wordsOfComposition,
    rowsOfComposition: turnedColumn(columns.compositionOf, wordsOfComposition.size),
    compositionsOfIngredient: facts.compositionsOfIngredient,
    compositions: facts.compositions,
    ingredients: facts.ingredients,
    strengths: facts.strengths,
  };
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

function reordered(column: Uint32Array, order: Uint32Array): Uint32Array {
  const result = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) result[place] = column[order[place]!]!;
  return result;
}

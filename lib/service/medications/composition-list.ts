// Takes the compositions of the catalogue's rows in.
import { withoutSalts } from '@/lib/contract/medication-salts';
import { glued, wordsOf } from '@/lib/contract/medication-text';
import type { CompositionParts } from './compositions';
import { Ingredients } from './ingredients';
import { LetterList } from './letter-list';
import { Lists, ListsBuilder } from './lists';
import { Numbered } from './numbered';
import { GENERIC_NAME, type ProductText } from './product-text';
import { sortedIndexes } from './sorted-words';
import { poolOf } from './text-pool';
import { TextTable } from './text-table';

export class CompositionList {
  readonly ingredients = new Ingredients();
  /** All words of each, for names typed as ingredients. */
  readonly words: string[][] = [];
  private readonly texts = new TextTable();
  private readonly ingredientLists = new ListsBuilder();
  private readonly variantLists = new ListsBuilder();
  private readonly repeats: number[] = [];
  private readonly writings = new Numbered();
  private readonly plain: boolean[] = [];

  get size(): number {
    return this.words.length;
  }

  /** The number of a product's composition, which a catalogue writes as ingredient names joined with commas. */
  numberOf(product: ProductText): number {
    const number = this.texts.numberOf(
      product.letters,
      product.startOf(GENERIC_NAME),
      product.endOf(GENERIC_NAME),
    );
    if (number === this.words.length) this.read(this.texts.at(number));
    return number;
  }

  finish(): CompositionParts & { ingredients: Lists } {
    const writings = LetterList.of(this.writings.texts);
    const order = sortedIndexes(writings);
    const places = new Uint32Array(order.length);
    order.forEach((writing, place) => (places[writing] = place));
    const { values, starts } = this.variantLists.finish();
    return {
      texts: poolOf(this.texts.texts),
      ingredients: this.ingredientLists.finish(),
      variants: new Lists({ values: values.map((writing) => places[writing]!), starts }),
      repeats: Uint8Array.from(this.repeats),
      writings: poolOf(writings, order),
      plain: Uint8Array.from(order, (writing) => (this.plain[writing] ? 1 : 0)),
    };
  }

  private read(text: string): void {
    const all: string[] = [];
    const ingredients = new Set<number>();
    let repeats = 0;
    for (const part of text.split(',')) {
      const words = wordsOf(part);
      if (words.length === 0) continue;
      all.push(...words);
      const ingredient = this.ingredients.numberOf(part);
      if (ingredients.has(ingredient)) {
        repeats = 1;
        continue;
      }
      ingredients.add(ingredient);
      this.ingredientLists.push(ingredient);
      const writing = this.writings.of(glued(words));
      this.plain[writing] = withoutSalts(words).length === words.length;
      this.variantLists.push(writing);
    }
    this.words.push(all);
    this.repeats.push(repeats);
    this.ingredientLists.close();
    this.variantLists.close();
  }
}

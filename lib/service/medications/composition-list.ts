// Takes the compositions of the catalogue's rows in.
import { withoutSalts } from '@/lib/contract/medication-salts';
import { glued, wordsOf } from '@/lib/contract/medication-text';
import type { CompositionParts } from './compositions';
import { Ingredients } from './ingredients';
import { Lists, ListsBuilder } from './lists';
import { FIELD, type ProductText } from './product-text';
import { sortedIndexes } from './sorted-words';
import { poolOf } from './text-pool';
import { TextTable } from './text-table';

const { GENERIC_NAME } = FIELD;

/** What a composition names: its words, its ingredient, and how that is written. */
type Part = { words: readonly number[]; ingredient: number; writing: number };

export class CompositionList {
  readonly ingredients = new Ingredients();
  /** All words of each once, for names typed as ingredients. */
  readonly words = new TextTable();
  readonly wordLists = new ListsBuilder();
  private readonly texts = new TextTable();
  private readonly parts = new Map<string, Part | null>();
  private readonly ingredientLists = new ListsBuilder();
  private readonly variantLists = new ListsBuilder();
  private readonly repeats: number[] = [];
  private readonly writings = new TextTable();
  private readonly plain: boolean[] = [];

  get size(): number {
    return this.repeats.length;
  }

  /** The number of a product's composition, which a catalogue writes as ingredient names joined with commas. */
  numberOf(product: ProductText): number {
    const number = this.texts.numberOf(
      product.letters,
      product.startOf(GENERIC_NAME),
      product.endOf(GENERIC_NAME),
    );
    if (number === this.size) this.read(this.texts.at(number));
    return number;
  }

  finish(): CompositionParts & { ingredients: Lists } {
    const writings = this.writings.texts;
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
    const words = new Set<number>();
    const ingredients = new Set<number>();
    let repeats = 0;
    for (const each of text.split(',')) {
      const part = this.partOf(each);
      if (part === null) continue;
      for (const word of part.words) words.add(word);
      if (ingredients.has(part.ingredient)) {
        repeats = 1;
        continue;
      }
      ingredients.add(part.ingredient);
      this.ingredientLists.push(part.ingredient);
      this.variantLists.push(part.writing);
    }
    for (const word of words) this.wordLists.push(word);
    this.repeats.push(repeats);
    this.wordLists.close();
    this.ingredientLists.close();
    this.variantLists.close();
  }

  /** One of the names in a composition; null when it has no word. Compositions are made of few. */
  private partOf(text: string): Part | null {
    const known = this.parts.get(text);
    if (known !== undefined) return known;
    const part = this.readPart(text);
    this.parts.set(text, part);
    return part;
  }

  private readPart(text: string): Part | null {
    const words = wordsOf(text);
    if (words.length === 0) return null;
    const writing = this.writings.numberOfText(glued(words));
    this.plain[writing] = withoutSalts(words).length === words.length;
    return {
      words: words.map((word) => this.words.numberOfText(word)),
      ingredient: this.ingredients.numberOf(text),
      writing,
    };
  }
}

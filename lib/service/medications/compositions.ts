// What products are made of. Products with the same generic name share one composition.
import { withoutSalts } from '@/lib/contract/medication-salts';
import { glued, wordsOf } from '@/lib/contract/medication-text';
import { Ingredients } from './ingredients';
import { Numbered } from './numbered';

export type Composition = {
  /** As the catalogue writes it; null when it is not given. */
  text: string | null;
  /** Its ingredients by number, each once. */
  ingredients: number[];
  /** For each of them, how it is written here, salt included. */
  variants: number[];
  /** Whether an ingredient is listed twice, as in tablets of two layers. */
  repeats: boolean;
  /** All its words, for names typed as ingredients. */
  words: string[];
};

export class Compositions {
  readonly ingredients = new Ingredients();
  readonly all: Composition[] = [];
  private readonly variants = new Numbered();
  private readonly plain: boolean[] = [];
  private readonly numbers = new Map<string, number>();

  /** The number of a composition as a catalogue writes it: ingredient names joined with commas. */
  numberOf(text: string | null): number {
    const key = text ?? '';
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.all.length);
    this.all.push(this.read(key));
    return this.all.length - 1;
  }

  /** The number under which this exact writing of an ingredient, salt included, is known; or undefined. */
  variantOf(text: string): number | undefined {
    return this.variants.known(glued(wordsOf(text)));
  }

  /** Whether a writing of an ingredient names no salt. */
  isPlain(variant: number): boolean {
    return this.plain[variant] === true;
  }

  private read(text: string): Composition {
    const composition: Composition = {
      text: text === '' ? null : text,
      ingredients: [],
      variants: [],
      repeats: false,
      words: [],
    };
    for (const part of text.split(',')) {
      const words = wordsOf(part);
      if (words.length === 0) continue;
      composition.words.push(...words);
      const ingredient = this.ingredients.numberOf(part);
      if (composition.ingredients.includes(ingredient)) {
        composition.repeats = true;
        continue;
      }
      composition.ingredients.push(ingredient);
      const variant = this.variants.of(glued(words));
      this.plain[variant] = withoutSalts(words).length === words.length;
      composition.variants.push(variant);
    }
    return composition;
  }
}

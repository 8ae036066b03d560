// What products are made of, as a search asks for it. Products with the same generic name share one composition.
import { glued, wordsOf } from '@/lib/contract/medication-text';
import { Lexicon } from './lexicon';
import { Lists, type ListsParts } from './lists';
import { TextPool, type TextPoolParts } from './text-pool';

/** What compositions are made of, as it travels between threads. */
export type CompositionParts = {
  /** As the catalogue writes each; empty when it is not given. */
  texts: TextPoolParts;
  /** Its ingredients by number, each once. */
  ingredients: ListsParts;
  /** For each of them, how it is written here, salt included: a place among the writings. */
  variants: ListsParts;
  /** Whether an ingredient is listed twice, as in tablets of two layers. */
  repeats: Uint8Array;
  /** All writings of ingredients, in alphabetical order. */
  writings: TextPoolParts;
  /** For each writing whether it names no salt. */
  plain: Uint8Array;
};

export class Compositions {
  readonly ingredients: Lists;
  readonly variants: Lists;
  readonly repeats: Uint8Array;
  private readonly texts: TextPool;
  private readonly writings: Lexicon;
  private readonly plain: Uint8Array;

  constructor(parts: CompositionParts) {
    this.texts = new TextPool(parts.texts);
    this.ingredients = new Lists(parts.ingredients);
    this.variants = new Lists(parts.variants);
    this.repeats = parts.repeats;
    this.writings = new Lexicon(parts.writings);
    this.plain = parts.plain;
  }

  /** As the catalogue writes it; null when it is not given. */
  textOf(composition: number): string | null {
    return this.texts.at(composition) || null;
  }

  /** The number under which this exact writing of an ingredient, salt included, is known; or -1. */
  variantOf(text: string): number {
    return this.writings.find(glued(wordsOf(text)));
  }

  /** Whether a writing of an ingredient names no salt. */
  isPlain(variant: number): boolean {
    return this.plain[variant] === 1;
  }
}

// All words of the catalogue in alphabetical order; a word's number is its place. So the words that begin with
// some letters are one run of numbers, and comparing two words is comparing two numbers.
import { TextPoolBuilder, type TextPool } from './text-pool';
import type { Breather } from './breather';

export class Lexicon {
  constructor(private readonly words: TextPool) {}

  get size(): number {
    return this.words.size;
  }

  at(word: number): string {
    return this.words.at(word);
  }

  /** The word's number, or -1. */
  find(word: string): number {
    const at = this.firstNotBefore(word);
    return at < this.size && this.words.at(at) === word ? at : -1;
  }

  /** The run of words that begin with these letters: first, and the one after the last. */
  beginningWith(letters: string): [first: number, end: number] {
    return [this.firstNotBefore(letters), this.firstNotBefore(`${letters}\uffff`)];
  }

  private firstNotBefore(word: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words.at(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Puts words into a lexicon; `order` holds their indexes in alphabetical order. */
export async function buildLexicon(
  words: readonly string[],
  order: Uint32Array,
  breather: Breather,
): Promise<Lexicon> {
  const pool = new TextPoolBuilder();
  for (const index of order) {
    pool.add(words[index]!);
    if (breather.isDue()) await breather.rest();
  }
  return new Lexicon(pool.finish());
}

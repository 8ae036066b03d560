// All words of the catalogue in alphabetical order; a word's number is its place. So the words that begin with
// some letters are one run of numbers, and comparing two words is comparing two numbers.
import { AFTER, BEFORE, BEGINS_SO, SAME, TextPool, type TextPoolParts } from './text-pool';

const ASCII = /^[\0-\x7f]*$/;

export class Lexicon {
  private readonly words: TextPool;

  constructor(words: TextPoolParts) {
    this.words = new TextPool(words);
  }

  get size(): number {
    return this.words.size;
  }

  at(word: number): string {
    return this.words.at(word);
  }

  /** The word's number, or -1. */
  find(word: string): number {
    const at = this.firstFrom(word, SAME, 0);
    return at < this.size && this.stands(at, word) === SAME ? at : -1;
  }

  /** The run of words that begin with these letters: first, and the one after the last. */
  beginningWith(letters: string): [first: number, end: number] {
    const first = this.firstFrom(letters, SAME, 0);
    return [first, this.firstFrom(letters, AFTER, first)];
  }

  /** The first word from `low` on that stands to the letters at least as said. */
  private firstFrom(letters: string, least: number, low: number): number {
    let high = this.size;
    let first = low;
    while (first < high) {
      const middle = (first + high) >>> 1;
      if (this.stands(middle, letters) < least) first = middle + 1;
      else high = middle;
    }
    return first;
  }

  private stands(word: number, letters: string): number {
    if (ASCII.test(letters)) return this.words.standsToAscii(word, letters);
    const text = this.words.at(word);
    if (text.startsWith(letters)) return text.length === letters.length ? SAME : BEGINS_SO;
    return text < letters ? BEFORE : AFTER;
  }
}

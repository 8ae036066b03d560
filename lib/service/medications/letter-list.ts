// Very many texts as UTF-16 letters in one block: hashed, compared and sorted in place, with no string for any of them
// and nothing for the garbage collector to walk.

import { lettersOf, lettersText } from '@/lib/contract/medication-text';

/** Letters of a word, on the average of long lists rather less. */
const USUAL_LENGTH = 12;

/** What a list is made of, as it travels between threads: where each text begins, and where the last ends. */
export type LetterListParts = { letters: Uint16Array; borders: Uint32Array };

export class LetterList {
  letters: Uint16Array;
  private borders: Uint32Array;
  private count: number;

  constructor(
    { letters, borders }: LetterListParts = { letters: new Uint16Array(0), borders: new Uint32Array(1) },
  ) {
    this.letters = letters;
    this.borders = borders;
    this.count = borders.length - 1;
  }

  /** An empty one; with so many texts or fewer, of usual length, nothing has to be moved. */
  static withRoomFor(texts: number): LetterList {
    const list = new LetterList();
    list.letters = new Uint16Array(texts * USUAL_LENGTH);
    list.borders = new Uint32Array(texts + 1);
    return list;
  }

  static of(texts: Iterable<string>): LetterList {
    const list = new LetterList();
    for (const text of texts) list.add(lettersOf(text));
    return list;
  }

  get size(): number {
    return this.count;
  }

  /** Letters of a text on the average, rounded up. */
  get meanLength(): number {
    return Math.ceil(this.borders[this.count]! / Math.max(1, this.count));
  }

  startOf(index: number): number {
    return this.borders[index]!;
  }

  endOf(index: number): number {
    return this.borders[index + 1]!;
  }

  at(index: number): string {
    return lettersText(this.letters, this.startOf(index), this.endOf(index));
  }

  /** Adds what stands in `letters` from `start` to `end`. */
  add(letters: Uint16Array, start = 0, end = letters.length): void {
    let to = this.borders[this.count]!;
    const last = to + end - start;
    if (last > this.letters.length) this.letters = larger(this.letters, new Uint16Array(last * 2));
    for (let at = start; at < end; at += 1, to += 1) this.letters[to] = letters[at]!;
    this.count += 1;
    if (this.count === this.borders.length) {
      this.borders = larger(this.borders, new Uint32Array(this.count * 2));
    }
    this.borders[this.count] = last;
  }

  /** What it is made of, cut to size. */
  finish(): LetterListParts {
    const borders = this.borders.slice(0, this.count + 1);
    return { letters: this.letters.slice(0, borders[this.count]), borders };
  }
}

function larger<Numbers extends Uint16Array | Uint32Array>(before: Numbers, made: Numbers): Numbers {
  made.set(before);
  return made;
}

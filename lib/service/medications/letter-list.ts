// Very many texts as UTF-16 letters in one block: hashed, compared and sorted in place, with no string for any of them
// and nothing for the garbage collector to walk.

import { lettersOf, lettersText } from '@/lib/contract/medication-text';

const FIRST_TEXTS = 1 << 10;

export class LetterList {
  letters = new Uint16Array(FIRST_TEXTS * 8);
  /** Where each text begins; the next begins where it ends. */
  private borders = new Uint32Array(FIRST_TEXTS);
  private count = 0;

  static of(texts: Iterable<string>): LetterList {
    const list = new LetterList();
    for (const text of texts) list.add(lettersOf(text));
    return list;
  }

  get size(): number {
    return this.count;
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
}

function larger<Numbers extends Uint16Array | Uint32Array>(before: Numbers, made: Numbers): Numbers {
  made.set(before);
  return made;
}

// Many short texts in one block of bytes: no object for each, and nothing for the garbage collector to walk.
import { lettersText } from '@/lib/contract/medication-text';
import type { LetterList } from './letter-list';

/** How a text stands to some letters in alphabetical order. */
export const BEFORE = 0;
export const SAME = 1;
export const BEGINS_SO = 2;
export const AFTER = 3;

/** What a pool is made of, as it travels between threads. */
export type TextPoolParts = { bytes: Uint8Array; ends: Uint32Array };

/** Texts by number. */
export class TextPool {
  readonly bytes: Buffer;
  readonly ends: Uint32Array;

  constructor({ bytes, ends }: TextPoolParts) {
    // On the way a buffer becomes an array of bytes.
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.ends = ends;
  }

  get size(): number {
    return this.ends.length;
  }

  at(index: number): string {
    return this.bytes.toString('utf8', index === 0 ? 0 : this.ends[index - 1], this.ends[index]);
  }

  /**
   * How text `index` stands to ASCII letters, without reading it as a string. Bytes of other letters are greater
   * than ASCII ones, as their code units are, so the order is that of strings.
   */
  standsToAscii(index: number, letters: string): number {
    const start = index === 0 ? 0 : this.ends[index - 1]!;
    const size = this.ends[index]! - start;
    for (let at = 0; at < letters.length; at += 1) {
      if (at === size) return BEFORE;
      const difference = this.bytes[start + at]! - letters.charCodeAt(at);
      if (difference !== 0) return difference < 0 ? BEFORE : AFTER;
    }
    return size === letters.length ? SAME : BEGINS_SO;
  }

  /** The same texts in another order. */
  reordered(order: Uint32Array): TextPool {
    const bytes = Buffer.allocUnsafeSlow(this.bytes.length);
    const ends = new Uint32Array(order.length);
    let to = 0;
    for (let place = 0; place < order.length; place += 1) {
      const index = order[place]!;
      // Texts are short: letter by letter is faster than a call that copies.
      for (let at = index === 0 ? 0 : this.ends[index - 1]!; at < this.ends[index]!; at += 1) {
        bytes[to] = this.bytes[at]!;
        to += 1;
      }
      ends[place] = to;
    }
    return new TextPool({ bytes, ends });
  }
}

/** Collects texts for a pool. */
export class TextPoolBuilder {
  private bytes = Buffer.allocUnsafeSlow(1 << 16);
  private length = 0;
  private ends = new Uint32Array(1 << 10);
  private count = 0;

  /** Adds what stands in `letters` from `start` to `end`. */
  add(letters: Uint16Array, start: number, end: number): void {
    // A UTF-16 unit is at most three bytes of UTF-8.
    this.makeRoom((end - start) * 3);
    const { bytes } = this;
    let to = this.length;
    for (let at = start; at < end; at += 1) {
      const code = letters[at]!;
      if (code > 127) {
        this.length += bytes.write(lettersText(letters, start, end), this.length);
        this.endText();
        return;
      }
      bytes[to] = code;
      to += 1;
    }
    this.length = to;
    this.endText();
  }

  /** The pool, cut to size. */
  finish(): TextPool {
    const bytes = Buffer.allocUnsafeSlow(this.length);
    this.bytes.copy(bytes, 0, 0, this.length);
    return new TextPool({ bytes, ends: this.ends.slice(0, this.count) });
  }

  private endText(): void {
    if (this.count === this.ends.length) {
      const larger = new Uint32Array(this.count * 2);
      larger.set(this.ends);
      this.ends = larger;
    }
    this.ends[this.count] = this.length;
    this.count += 1;
  }

  private makeRoom(more: number): void {
    const needed = this.length + more;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

/** Puts texts into a pool, in their order or in another one. */
export function poolOf(texts: LetterList, order?: Uint32Array): TextPool {
  const pool = new TextPoolBuilder();
  for (let place = 0; place < texts.size; place += 1) {
    const index = order ? order[place]! : place;
    pool.add(texts.letters, texts.startOf(index), texts.endOf(index));
  }
  return pool.finish();
}

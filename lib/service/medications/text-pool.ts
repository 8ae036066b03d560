// Many short texts in one block of bytes: no object for each, and nothing for the garbage collector to walk.
import { lettersText } from '@/lib/contract/medication-text';
import { Column } from './column';
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

  /** Below, above or 0, as text `one` stands to text `other` by their bytes. */
  compare(one: number, other: number): number {
    const { bytes, ends } = this;
    let a = one === 0 ? 0 : ends[one - 1]!;
    let b = other === 0 ? 0 : ends[other - 1]!;
    const shorter = Math.min(ends[one]! - a, ends[other]! - b);
    for (const end = a + shorter; a < end; a += 1, b += 1) {
      if (bytes[a] !== bytes[b]) return bytes[a]! - bytes[b]!;
    }
    return ends[one]! - a - (ends[other]! - b);
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
  private bytes: Buffer<ArrayBuffer>;
  private length = 0;
  private readonly ends: Column;

  /** With `expected` texts or fewer, of so many bytes or fewer, nothing has to be moved. */
  constructor(expected = 0, bytesOfEach = 1) {
    this.bytes = Buffer.allocUnsafeSlow(expected * bytesOfEach);
    this.ends = new Column(expected);
  }

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
        this.ends.push(this.length);
        return;
      }
      bytes[to] = code;
      to += 1;
    }
    this.length = to;
    this.ends.push(this.length);
  }

  /** The pool, cut to size. */
  finish(): TextPool {
    const bytes = Buffer.allocUnsafeSlow(this.length);
    this.bytes.copy(bytes, 0, 0, this.length);
    return new TextPool({ bytes, ends: this.ends.finish() });
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
  const pool = new TextPoolBuilder(texts.size + 1, texts.meanLength + 1);
  for (let place = 0; place < texts.size; place += 1) {
    const index = order ? order[place]! : place;
    pool.add(texts.letters, texts.startOf(index), texts.endOf(index));
  }
  return pool.finish();
}

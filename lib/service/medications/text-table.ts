// Gives each distinct text a number while very many are read. One that came before is found by comparing letters in
// place; nothing is cut out for it.
import { lettersOf } from '@/lib/contract/medication-text';
import { LetterList } from './letter-list';

const FIRST_SLOTS = 1 << 15;

export class TextTable {
  /** The texts by number, in the order of their coming. */
  readonly texts: LetterList;
  /** Open addressing, two places for a slot: a text's number and one, or 0 for a free slot; and its hash. */
  private slots: Uint32Array;

  /** With `expected` texts or fewer nothing has to be moved. */
  constructor(expected = 0) {
    this.texts = LetterList.withRoomFor(expected);
    let slots = FIRST_SLOTS;
    while (slots < expected * 2) slots *= 2;
    this.slots = new Uint32Array(slots * 2);
  }

  get size(): number {
    return this.texts.size;
  }

  at(number: number): string {
    return this.texts.at(number);
  }

  numberOfText(text: string): number {
    return this.numberOf(lettersOf(text), 0, text.length);
  }

  /** The number of what stands in `letters` from `start` to `end`. */
  numberOf(letters: Uint16Array, start: number, end: number): number {
    const { slots } = this;
    const hash = hashOf(letters, start, end);
    const mask = slots.length - 1;
    let slot = (hash << 1) & mask;
    for (let number = slots[slot]!; number !== 0; number = slots[slot]!) {
      if (slots[slot + 1] === hash && this.isAt(number - 1, letters, start, end)) return number - 1;
      slot = (slot + 2) & mask;
    }
    this.texts.add(letters, start, end);
    slots[slot] = this.size;
    slots[slot + 1] = hash;
    if (this.size * 4 > slots.length) this.grow();
    return this.size - 1;
  }

  private isAt(number: number, letters: Uint16Array, start: number, end: number): boolean {
    const { texts } = this;
    const known = texts.letters;
    let at = texts.startOf(number);
    if (texts.endOf(number) - at !== end - start) return false;
    for (let of = start; of < end; of += 1, at += 1) if (known[at] !== letters[of]) return false;
    return true;
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Uint32Array(before.length * 2);
    const mask = this.slots.length - 1;
    for (let at = 0; at < before.length; at += 2) {
      if (before[at] === 0) continue;
      let slot = (before[at + 1]! << 1) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 2) & mask;
      this.slots[slot] = before[at]!;
      this.slots[slot + 1] = before[at + 1]!;
    }
  }
}

/** FNV-1a of two letters at a time, with a last mix, because neighbouring slots are searched in order. */
function hashOf(letters: Uint16Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  let at = start;
  for (; at + 1 < end; at += 2) {
    hash = Math.imul(hash ^ (letters[at]! | (letters[at + 1]! << 16)), 0x01000193);
    hash ^= hash >>> 15;
  }
  if (at < end) hash = Math.imul(hash ^ letters[at]!, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

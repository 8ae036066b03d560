// Gives each distinct text a number while very many are read. One that came before is found by comparing letters in
// place; nothing is cut out for it.

const FIRST_SLOTS = 1 << 15;
const FIRST_LETTERS = 1 << 18;

export class TextTable {
  readonly texts: string[] = [];
  /** All texts one after the other, a place for each UTF-16 unit: nearer to compare with than a string each. */
  private letters = new Uint16Array(FIRST_LETTERS);
  private ends = new Uint32Array(FIRST_SLOTS / 2);
  /** Open addressing, two places for a slot: a text's number and one, or 0 for a free slot; and its hash. */
  private slots = new Uint32Array(FIRST_SLOTS * 2);

  /** The number of what stands in `text` from `start` to `end`; texts are numbered in the order of their coming. */
  numberOf(text: string, start = 0, end = text.length): number {
    const { slots } = this;
    const hash = hashOf(text, start, end);
    const mask = slots.length - 1;
    let slot = (hash << 1) & mask;
    for (let number = slots[slot]!; number !== 0; number = slots[slot]!) {
      if (slots[slot + 1] === hash && this.isAt(number - 1, text, start, end)) return number - 1;
      slot = (slot + 2) & mask;
    }
    slots[slot] = this.texts.length + 1;
    slots[slot + 1] = hash;
    return this.take(text, start, end);
  }

  private isAt(number: number, text: string, start: number, end: number): boolean {
    const { letters } = this;
    let at = number === 0 ? 0 : this.ends[number - 1]!;
    if (this.ends[number]! - at !== end - start) return false;
    for (let of = start; of < end; of += 1, at += 1) if (letters[at] !== text.charCodeAt(of)) return false;
    return true;
  }

  private take(text: string, start: number, end: number): number {
    const number = this.texts.length;
    const first = number === 0 ? 0 : this.ends[number - 1]!;
    const last = first + end - start;
    if (last > this.letters.length) this.letters = larger(this.letters, new Uint16Array(last * 2));
    for (let at = start; at < end; at += 1) this.letters[first + at - start] = text.charCodeAt(at);
    this.ends[number] = last;
    this.texts.push(text.slice(start, end));
    if (this.texts.length === this.ends.length) this.grow();
    return number;
  }

  private grow(): void {
    this.ends = larger(this.ends, new Uint32Array(this.ends.length * 2));
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

function larger<Numbers extends Uint16Array | Uint32Array>(before: Numbers, made: Numbers): Numbers {
  made.set(before);
  return made;
}

/** FNV-1a with a last mix, because neighbouring slots are searched in order. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

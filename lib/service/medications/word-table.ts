// Gives each distinct word a number while very many texts are read. A word that came before is found by comparing
// letters in place; no text is cut out for it.

const FIRST_SLOTS = 1 << 14;

export class WordTable {
  readonly texts: string[] = [];
  private hashes = new Uint32Array(FIRST_SLOTS);
  /** Open addressing: a word's number and one, or 0 for a free slot. */
  private slots = new Uint32Array(FIRST_SLOTS * 2);

  /** The number of the word that stands in `text` from `start` to `end`. */
  numberOf(text: string, start = 0, end = text.length): number {
    const hash = hashOf(text, start, end);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let number = this.slots[slot]!; number !== 0; number = this.slots[slot]!) {
      if (this.hashes[number - 1] === hash) {
        const known = this.texts[number - 1]!;
        if (known.length === end - start && text.startsWith(known, start)) return number - 1;
      }
      slot = (slot + 1) & mask;
    }
    this.texts.push(text.slice(start, end));
    const number = this.texts.length - 1;
    if (number === this.hashes.length) this.grow();
    this.hashes[number] = hash;
    this.place(number, hash);
    return number;
  }

  private grow(): void {
    const hashes = new Uint32Array(this.hashes.length * 2);
    hashes.set(this.hashes);
    this.hashes = hashes;
    this.slots = new Uint32Array(this.slots.length * 2);
    for (let number = 0; number < this.texts.length - 1; number += 1) this.place(number, hashes[number]!);
  }

  private place(number: number, hash: number): void {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = number + 1;
  }
}

/** FNV-1a with a last mix, because neighbouring slots are searched in order. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

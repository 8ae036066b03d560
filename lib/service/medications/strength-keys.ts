// Which strength set a product has, by what its catalogue line says of it: volumes, and the name from its first digit
// on. A line that says the same as one before is found by comparing letters in place; no text is put together.

const FIRST_SLOTS = 1 << 14;

/** What a line says: the number of its volumes, and the rest of its name from `from` to `end` of `text`. */
export type Said = { volumes: number; liquid: boolean; text: string; from: number; end: number };

type Entry = { volumes: number; liquid: boolean; rest: string; set: number };

export class StrengthKeys {
  private readonly entries: Entry[] = [];
  private hashes = new Uint32Array(FIRST_SLOTS);
  /** Open addressing: an entry's number and one, or 0 for a free slot. */
  private slots = new Uint32Array(FIRST_SLOTS * 2);

  /** The set of a line that says the same, else the one that `make` gives. */
  setOf(said: Said, make: () => number): number {
    const hash = hashOf(said);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let number = this.slots[slot]!; number !== 0; number = this.slots[slot]!) {
      const entry = this.entries[number - 1]!;
      if (this.hashes[number - 1] === hash && saysTheSame(entry, said)) return entry.set;
      slot = (slot + 1) & mask;
    }
    const set = make();
    const { volumes, liquid, text, from, end } = said;
    this.entries.push({ volumes, liquid, rest: text.slice(from, end), set });
    if (this.entries.length > this.hashes.length) this.grow();
    this.hashes[this.entries.length - 1] = hash;
    this.place(this.entries.length - 1, hash);
    return set;
  }

  private grow(): void {
    const hashes = new Uint32Array(this.hashes.length * 2);
    hashes.set(this.hashes);
    this.hashes = hashes;
    this.slots = new Uint32Array(this.slots.length * 2);
    for (let number = 0; number < this.entries.length - 1; number += 1) this.place(number, hashes[number]!);
  }

  private place(number: number, hash: number): void {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = number + 1;
  }
}

function saysTheSame(entry: Entry, { volumes, liquid, text, from, end }: Said): boolean {
  return (
    entry.volumes === volumes &&
    entry.liquid === liquid &&
    entry.rest.length === end - from &&
    text.startsWith(entry.rest, from)
  );
}

/** FNV-1a with a last mix, because neighbouring slots are searched in order. */
function hashOf({ volumes, liquid, text, from, end }: Said): number {
  let hash = Math.imul((liquid ? 0x811c9dc5 : 0x050c5d1f) ^ volumes, 0x01000193);
  for (let at = from; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

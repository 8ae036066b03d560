// Gives each distinct pair of numbers a number while very many are read.
import { Column } from './column';

const FIRST_SLOTS = 1 << 10;

export class PairTable {
  private readonly firsts = new Column();
  private readonly seconds = new Column();
  /** Open addressing: a pair's number and one, or 0 for a free slot. */
  private slots = new Uint32Array(FIRST_SLOTS);

  get size(): number {
    return this.firsts.size;
  }

  firstOf(number: number): number {
    return this.firsts.at(number);
  }

  secondOf(number: number): number {
    return this.seconds.at(number);
  }

  /** The number of a pair; a new one gets the next. */
  numberOf(first: number, second: number): number {
    const { slots, firsts, seconds } = this;
    const mask = slots.length - 1;
    let slot = hashOf(first, second) & mask;
    for (let number = slots[slot]!; number !== 0; number = slots[slot]!) {
      if (firsts.at(number - 1) === first && seconds.at(number - 1) === second) return number - 1;
      slot = (slot + 1) & mask;
    }
    firsts.push(first);
    seconds.push(second);
    slots[slot] = this.size;
    if (this.size * 2 > slots.length) this.grow();
    return this.size - 1;
  }

  private grow(): void {
    const slots = new Uint32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number += 1) {
      let slot = hashOf(this.firstOf(number), this.secondOf(number)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.slots = slots;
  }
}

/** Two multiplications with a mix, because neighbouring numbers come together. */
function hashOf(first: number, second: number): number {
  const hash = Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

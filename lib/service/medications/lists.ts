// Lists of numbers by number (postings, words of a row, rows of a composition), flat in two typed arrays.
// Indexes come from the same build as the lists, so they are always within bounds.

/** What lists are made of, as it travels between threads. */
export type ListsParts = { values: Uint32Array; starts: Uint32Array };

export class Lists {
  readonly values: Uint32Array;
  readonly starts: Uint32Array;

  constructor({ values, starts }: ListsParts) {
    this.values = values;
    this.starts = starts;
  }

  get size(): number {
    return this.starts.length - 1;
  }

  startOf(index: number): number {
    return this.starts[index]!;
  }

  lengthOf(index: number): number {
    return this.starts[index + 1]! - this.starts[index]!;
  }

  /** A view, not a copy. */
  of(index: number): Uint32Array {
    return this.values.subarray(this.starts[index], this.starts[index + 1]);
  }

  /** The lists of a run of indexes as one view; they lie side by side. */
  between(first: number, end: number): Uint32Array {
    return this.values.subarray(this.starts[first], this.starts[end]);
  }
}

/** Collects lists in the order of their indexes. */
export class ListsBuilder {
  private values = new Uint32Array(1 << 12);
  private length = 0;
  private starts = new Uint32Array(1 << 10);
  private lists = 0;

  push(value: number): void {
    if (this.length === this.values.length) this.values = doubled(this.values);
    this.values[this.length] = value;
    this.length += 1;
  }

  /** Ends the current list. */
  close(): void {
    this.lists += 1;
    if (this.lists === this.starts.length) this.starts = doubled(this.starts);
    this.starts[this.lists] = this.length;
  }

  finish(): Lists {
    return new Lists({
      values: this.values.slice(0, this.length),
      starts: this.starts.slice(0, this.lists + 1),
    });
  }
}

/** Turns lists around: for every value, the indexes in whose lists it stands, ascending. */
export class Turned {
  private readonly starts: Uint32Array;
  private readonly next: Uint32Array;
  private readonly values: Uint32Array;

  /** `counts[value]` is how often the value will be added. */
  constructor(counts: Uint32Array) {
    this.starts = new Uint32Array(counts.length + 1);
    for (let value = 0; value < counts.length; value += 1) {
      this.starts[value + 1] = this.starts[value]! + counts[value]!;
    }
    this.next = this.starts.slice(0, counts.length);
    this.values = new Uint32Array(this.starts[counts.length]!);
  }

  add(value: number, index: number): void {
    const at = this.next[value]!;
    this.values[at] = index;
    this.next[value] = at + 1;
  }

  finish(): Lists {
    return new Lists({ values: this.values, starts: this.starts });
  }
}

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

// Lists of numbers by number (postings, words of a row, rows of a composition), flat in two typed arrays.
// Indexes come from the same build as the lists, so they are always within bounds.
import { Column } from './column';

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
  private readonly values: Column;
  private readonly ends: Column;

  /** With `expected` lists or fewer, of so many values or fewer, nothing has to be moved. */
  constructor(expected = 0, valuesOfEach = 1) {
    this.values = new Column(expected * valuesOfEach);
    this.ends = new Column(expected);
  }

  push(value: number): void {
    this.values.push(value);
  }

  /** Ends the current list. */
  close(): void {
    this.ends.push(this.values.size);
  }

  finish(): Lists {
    const starts = new Uint32Array(this.ends.size + 1);
    starts.set(this.ends.finish(), 1);
    return new Lists({ values: this.values.finish(), starts });
  }
}

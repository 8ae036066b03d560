// Lists and columns turned around: for every value, the indexes that have it, ascending.
import { Lists } from './lists';

/** Collects them, when it is known how many there will be. */
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

/** Turns lists around; only `kept` values, each under the number that `numberOf` gives it. */
export function turned(
  { values, starts, size }: Lists,
  valueCount: number,
  kept: (value: number) => boolean = () => true,
  numberOf: (value: number) => number = (value) => value,
): Lists {
  const counts = new Uint32Array(valueCount);
  for (let at = 0; at < values.length; at += 1) if (kept(values[at]!)) counts[numberOf(values[at]!)]! += 1;
  const result = new Turned(counts);
  for (let index = 0; index < size; index += 1) {
    for (let at = starts[index]!; at < starts[index + 1]!; at += 1) {
      if (kept(values[at]!)) result.add(numberOf(values[at]!), index);
    }
  }
  return result.finish();
}

/** Turns a column around. */
export function turnedColumn(column: Uint32Array, valueCount: number): Lists {
  const counts = new Uint32Array(valueCount);
  for (let index = 0; index < column.length; index += 1) counts[column[index]!]! += 1;
  const result = new Turned(counts);
  for (let index = 0; index < column.length; index += 1) result.add(column[index]!, index);
  return result.finish();
}

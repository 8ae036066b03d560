// A column of whole numbers that grows row by row, with no object for any of them.

const FIRST_ROWS = 1 << 10;

export class Column {
  private numbers: Uint32Array<ArrayBuffer>;
  private count = 0;

  /** With `expected` rows or fewer nothing has to be moved. */
  constructor(expected = 0) {
    this.numbers = new Uint32Array(expected);
  }

  get size(): number {
    return this.count;
  }

  at(row: number): number {
    return this.numbers[row]!;
  }

  push(number: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Uint32Array(Math.max(FIRST_ROWS, this.count * 2));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count] = number;
    this.count += 1;
  }

  /** The column, cut to size; nothing is pushed after it. */
  finish(): Uint32Array<ArrayBuffer> {
    return this.count === this.numbers.length ? this.numbers : this.numbers.slice(0, this.count);
  }
}

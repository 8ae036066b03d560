// Keeps the best of very many packed ranks without sorting them all.

export class TopRows {
  private readonly kept: Float64Array;
  private count = 0;
  /** A rank above this is not among the best. */
  private bar = Infinity;

  constructor(private readonly limit: number) {
    this.kept = new Float64Array(limit * 4);
  }

  /** Whether as many as asked for are kept. */
  get isFull(): boolean {
    return this.count >= this.limit;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Whether a rank could still come in. */
  wouldKeep(packed: number): boolean {
    return packed < this.bar;
  }

  offer(packed: number): void {
    if (packed >= this.bar) return;
    if (this.count === this.kept.length) this.cut();
    this.kept[this.count] = packed;
    this.count += 1;
  }

  /** The best, in order. */
  best(): number[] {
    this.cut();
    return [...this.kept.subarray(0, this.count)];
  }

  private cut(): void {
    this.kept.subarray(0, this.count).sort();
    if (this.count < this.limit) return;
    this.count = this.limit;
    this.bar = this.kept[this.limit - 1]!;
  }
}

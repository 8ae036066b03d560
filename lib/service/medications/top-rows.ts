// Keeps the best of very many packed ranks without sorting them all, and of rows that are answered alike the best one.
import { rowOf } from './rank';

export class TopRows {
  private readonly kept: Float64Array;
  private count = 0;
  /** A rank above this is not among the best. */
  private bar = Infinity;

  /** `alike` gives rows that are answered with the same four fields the same number. */
  constructor(
    private readonly limit: number,
    private readonly alike: Uint32Array,
  ) {
    this.kept = new Float64Array(limit * 4);
  }

  /** Whether as many as asked for are kept. */
  get isFull(): boolean {
    if (this.count >= this.limit) this.cut();
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
    const offered = this.kept.subarray(0, this.count).sort();
    const answered = new Set<number>();
    this.count = 0;
    for (let at = 0; at < offered.length && this.count < this.limit; at += 1) {
      const answer = this.alike[rowOf(offered[at]!)]!;
      if (answered.has(answer)) continue;
      answered.add(answer);
      this.kept[this.count] = offered[at]!;
      this.count += 1;
    }
    if (this.count === this.limit) this.bar = this.kept[this.limit - 1]!;
  }
}

// Lets a few pieces of work run at once and the rest wait their turn.

export class OneAtATime {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  /** Runs `work` as soon as a place is free. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for a place; the function gives it back, at its first call. */
  async enter(): Promise<() => void> {
    if (this.running >= this.places) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    return this.leaving();
  }

  /** A place that is free now; null when there is none. */
  enterIfFree(): (() => void) | null {
    if (this.running >= this.places) return null;
    this.running += 1;
    return this.leaving();
  }

  private leaving(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.waiting.shift();
      // The place is handed on, so that nobody can slip in between.
      if (next) next();
      else this.running -= 1;
    };
  }
}

// Long work in slices, so that the process goes on answering while an index is built.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a slice may take. Requests wait at most this and one garbage collection. */
const SLICE_MS = 3;
/** Looking at the clock is not free; it is done once in this many steps. */
const STEPS_PER_LOOK = 64;

export class Breather {
  private started = performance.now();
  private steps = 0;

  /** True when it is time to `await rest()`. Call it once for each small step of the work. */
  isDue(): boolean {
    this.steps += 1;
    return this.steps % STEPS_PER_LOOK === 0 && performance.now() - this.started > SLICE_MS;
  }

  /** Lets everything else that waits run, then starts a new slice. */
  async rest(): Promise<void> {
    await nextTurn();
    this.started = performance.now();
  }
}

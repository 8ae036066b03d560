// Has the index built in a thread of its own, so that this one goes on answering: sorting a quarter of a million
// names, and collecting what that leaves, would be felt even in slices.
import { Worker } from 'node:worker_threads';
import { openIndex, type MedicationIndex } from '../medication-index';
import type { BuildOrder, BuiltParts } from './build-thread';

/** Room for what is used only once: with less, the thread is busy copying it to and fro. */
const SHORT_LIVED_MB = 192;

export type Built = { catalogue: number; index: MedicationIndex };

/** A thread that reads its programs at once and builds when it is told to, once. */
export class BuildThread {
  readonly #thread: Worker;
  readonly #built: Promise<BuiltParts>;

  constructor(databaseUrl: string) {
    const order: BuildOrder = { databaseUrl };
    const thread = new Worker(new URL('./build-thread.worker.mjs', import.meta.url), {
      workerData: order,
      resourceLimits: { maxYoungGenerationSizeMb: SHORT_LIVED_MB },
      execArgv: [],
    });
    this.#thread = thread;
    this.#built = new Promise((resolve, reject) => {
      thread.on('message', resolve).on('error', reject);
      thread.on('exit', (code) => reject(new Error(`the thread that builds the index ended with ${code}`)));
    });
    // Whoever asks for the index is told; a thread that nobody asks may end as it likes.
    this.#built.catch(() => undefined);
  }

  /** The index over the newest catalogue. Rejects when the thread fails, and at once when `signal` is aborted. */
  async build(signal: AbortSignal): Promise<Built> {
    // Whatever the thread was at, it is over at once.
    const end = () => void this.end();
    signal.addEventListener('abort', end);
    try {
      signal.throwIfAborted();
      this.#thread.postMessage('build');
      const { catalogue, parts } = await this.#built;
      return { catalogue, index: openIndex(parts) };
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', end);
      await this.end();
    }
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}

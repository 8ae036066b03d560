// Has the index built in threads of their own, so that this one goes on answering: sorting a quarter of a million
// names, and collecting what that leaves, would be felt even in slices.
import { MessageChannel, Worker } from 'node:worker_threads';
import { openIndex, type MedicationIndex } from '../medication-index';
import type { BuiltParts, ThreadOrder } from './thread-messages';

export type Built = { catalogue: number; index: MedicationIndex };

/** Two threads that read their programs at once and build together when they are told to, once; then they end. */
export class BuildThreads {
  readonly #names: Worker;
  readonly #facts: Worker;
  readonly #built: Promise<BuiltParts>;

  constructor(databaseUrl: string) {
    const { port1, port2 } = new MessageChannel();
    const names = startThread({ program: './names-thread.ts', databaseUrl, other: port1 });
    const facts = startThread({ program: './facts-thread.ts', databaseUrl, other: port2 });
    this.#names = names;
    this.#facts = facts;
    this.#built = new Promise((resolve, reject) => {
      names.on('message', resolve);
      for (const thread of [names, facts]) {
        thread.on('error', reject);
        thread.on('exit', (code) => reject(new Error(`a thread that builds the index ended with ${code}`)));
      }
    });
    // Whoever asks for the index is told; threads that nobody asks may end as they like.
    this.#built.catch(() => undefined);
  }

  /** The index over the newest catalogue. Rejects when a thread fails, and at once when `signal` is aborted. */
  async build(signal: AbortSignal): Promise<Built> {
    // Whatever the threads were at, it is over at once.
    const end = () => void this.end();
    signal.addEventListener('abort', end);
    try {
      signal.throwIfAborted();
      this.#names.postMessage('build');
      const { catalogue, parts } = await this.#built;
      return { catalogue, index: openIndex(parts) };
    } catch (error) {
      await this.end();
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async end(): Promise<void> {
    await Promise.all([this.#names.terminate(), this.#facts.terminate()]);
  }
}

function startThread(workerData: ThreadOrder): Worker {
  return new Worker(new URL('./thread.worker.mjs', import.meta.url), {
    workerData,
    transferList: [workerData.other],
    execArgv: [],
  });
}

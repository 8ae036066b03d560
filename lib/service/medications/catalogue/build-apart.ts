// Has the index built in a thread of its own, so that this one goes on answering: sorting a quarter of a million
// names, and collecting what that leaves, would be felt even in slices.
import { Worker } from 'node:worker_threads';
import { openIndex, type MedicationIndex } from '../medication-index';
import type { BuildOrder, BuiltParts } from './build-thread';

/** Room for what is used only once: with less, the thread is busy copying it to and fro. */
const SHORT_LIVED_MB = 192;

export type Built = { catalogue: number; index: MedicationIndex };

/** The index over the newest catalogue. Rejects when the thread fails, and at once when `signal` is aborted. */
export async function buildApart(databaseUrl: string, signal: AbortSignal): Promise<Built> {
  signal.throwIfAborted();
  const order: BuildOrder = { databaseUrl };
  const thread = new Worker(new URL('./build-thread.worker.mjs', import.meta.url), {
    workerData: order,
    resourceLimits: { maxYoungGenerationSizeMb: SHORT_LIVED_MB },
    execArgv: [],
  });
  // Whatever the thread was at, it is over at once.
  const end = () => void thread.terminate();
  signal.addEventListener('abort', end);
  try {
    const { catalogue, parts } = await builtBy(thread);
    return { catalogue, index: openIndex(parts) };
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', end);
    await thread.terminate();
  }
}

function builtBy(thread: Worker): Promise<BuiltParts> {
  return new Promise((resolve, reject) => {
    thread.on('message', resolve).on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the thread that builds the index ended with ${code}`)));
  });
}

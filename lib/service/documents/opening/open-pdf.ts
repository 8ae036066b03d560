// Whether a PDF really opens: asked of a worker thread, within a time and a memory limit. The thread is kept for
// the next file, and replaced when one was too much for it.
import { Worker } from 'node:worker_threads';
import { OneAtATime } from '../../one-at-a-time';

/** One PDF may take this long, in milliseconds. */
const TIME_LIMIT = 10_000;
const MEMORY_LIMIT_MB = 256;

export type PdfVerdict = { pages: number } | { problem: 'damaged' | 'password' | 'active' | 'too_hard' };

const turn = new OneAtATime(1);
let kept: Worker | null = null;

/** Opens a PDF's first page. The bytes are copied into the thread. */
export async function openPdf(bytes: Buffer): Promise<PdfVerdict> {
  // A complete PDF ends with this mark; viewers guess the rest of a cut one, and so show half a report.
  if (!bytes.subarray(-2048).includes('%%EOF')) return { problem: 'damaged' };
  return turn.run(async () => {
    const worker = kept ?? startWorker();
    kept = null;
    const verdict = await ask(worker, bytes).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    if ('problem' in verdict && verdict.problem === 'too_hard') await worker.terminate();
    else kept = worker;
    return verdict;
  });
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./open-pdf.worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    execArgv: [],
  });
  // An idle thread does not keep the program alive.
  worker.unref();
  return worker;
}

async function ask(worker: Worker, bytes: Buffer): Promise<PdfVerdict> {
  const { promise, resolve, reject } = openPromise<PdfVerdict>();
  const late = setTimeout(() => resolve({ problem: 'too_hard' }), TIME_LIMIT);
  const failed = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'too_hard' });
    else reject(error);
  };
  worker.on('message', resolve).on('error', failed);
  // Copied once, then handed over: the caller's bytes may lie in a buffer that others use.
  const copy = new Uint8Array(bytes);
  worker.postMessage(copy, [copy.buffer]);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    worker.off('message', resolve).off('error', failed);
  }
}

/** Promise.withResolvers, which Node 20 lacks. */
function openPromise<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

// Whether a PDF really opens: asked of a worker thread, within a time and a memory limit.
import { Worker } from 'node:worker_threads';

/** One PDF may take this long, in milliseconds. */
const TIME_LIMIT = 10_000;
const MEMORY_LIMIT_MB = 256;

export type PdfVerdict = { pages: number } | { problem: 'damaged' | 'password' | 'active' | 'too_hard' };

/** Opens a PDF's first page. The bytes are copied into the thread. */
export async function openPdf(bytes: Buffer): Promise<PdfVerdict> {
  // A complete PDF ends with this mark; viewers guess the rest of a cut one, and so show half a report.
  if (!bytes.subarray(-2048).includes('%%EOF')) return { problem: 'damaged' };
  const worker = new Worker(new URL('./open-pdf.worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    execArgv: [],
  });
  try {
    return await new Promise<PdfVerdict>((resolve, reject) => {
      const late = setTimeout(() => resolve({ problem: 'too_hard' }), TIME_LIMIT);
      const settle = (verdict: PdfVerdict) => {
        clearTimeout(late);
        resolve(verdict);
      };
      worker.once('message', settle);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') settle({ problem: 'too_hard' });
        else reject(error);
      });
      worker.postMessage(new Uint8Array(bytes));
    });
  } finally {
    await worker.terminate();
  }
}

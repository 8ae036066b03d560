// Whether a PDF really opens: asked of a worker thread, within a time and a memory limit.
import { LimitedThread, TOO_MUCH } from '@/lib/limited-thread';

export type PdfVerdict = { pages: number } | { problem: 'damaged' | 'password' | 'active' | 'too_hard' };

const thread = new LimitedThread<PdfVerdict>(new URL('./open-pdf.worker.mjs', import.meta.url));

/** Opens a PDF's first page. */
export async function openPdf(bytes: Buffer): Promise<PdfVerdict> {
  // A complete PDF ends with this mark; viewers guess the rest of a cut one, and so show half a report.
  if (!bytes.subarray(-2048).includes('%%EOF')) return { problem: 'damaged' };
  const verdict = await thread.ask(bytes);
  return verdict === TOO_MUCH ? { problem: 'too_hard' } : verdict;
}

// The first page of a PDF as a small picture, drawn by a thread within a time and a memory limit.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LimitedThread, TOO_MUCH } from '@/lib/limited-thread';

// From the root, where the program starts: in the bundle of the pages this file lies elsewhere.
const PROGRAM = join(process.cwd(), 'lib/desk/documents/draw-pdf.worker.mjs');

const thread = new LimitedThread<Uint8Array | null>(pathToFileURL(PROGRAM));

/** As PNG; null when it cannot be drawn. */
export async function drawPdf(bytes: Buffer): Promise<Buffer | null> {
  const picture = await thread.ask(bytes);
  return picture === TOO_MUCH || picture === null ? null : Buffer.from(picture);
}

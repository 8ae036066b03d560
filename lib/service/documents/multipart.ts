// The multipart form of an upload: exactly one part named `file`, read as it arrives; other parts are let go.
import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import { Failure } from '../http/failure';

export type Upload = { contentType: string; chunks: AsyncIterable<Uint8Array> };

const INVALID = 'the form did not arrive whole, or is no multipart/form-data; send it again';
const NO_FILE = 'the form has no part named file that holds a file';
const TWO_FILES = 'the form has two parts named file; send each file by itself';
/** Parts beside the file are tolerated up to this many. */
const PARTS_MAX = 50;

/**
 * Hands the part `file` to `take` and waits until form and file are both at their end.
 * Throws 400 for a form that is cut, malformed or has no such part; what `take` throws comes through.
 */
export async function readForm<Taken>(
  { contentType, chunks }: Upload,
  take: (bytes: AsyncIterable<Uint8Array>, fileName: string | undefined) => Promise<Taken>,
  undo: (taken: Taken) => Promise<void>,
): Promise<Taken> {
  const form = openForm(contentType);
  const stop = new AbortController();
  let taking: Promise<Taken> | undefined;
  let part: BusboyFileStream | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    form.on('file', (field, bytes, fileName) => {
      if (field === 'file' && taking) return reject(new Failure('BAD_REQUEST', TWO_FILES));
      if (field !== 'file') return void bytes.resume();
      part = bytes;
      bytes.on('error', reject);
      taking = take(sentBytes(bytes as AsyncIterable<Uint8Array>), fileName);
      taking.catch(reject);
    });
    form.on('finish', resolve);
    form.on('error', reject);
    feed(form, chunks, stop.signal).catch(reject);
  });
  try {
    await ended;
  } catch (error) {
    stop.abort();
    part?.destroy(new Error('the form ended early'));
    // Why the taking ended says more than that the form did; and a full disk is not the sender's fault.
    const why: unknown = await taking?.then(undo, (reason: unknown) => reason);
    if (error instanceof Failure) throw error;
    throw why instanceof Error ? why : invalid(error);
  }
  if (!taking) throw new Failure('BAD_REQUEST', NO_FILE);
  return taking;
}

/** What fails here, the sender has to hear of. */
async function* sentBytes(part: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* part;
  } catch (cause) {
    throw invalid(cause);
  }
}

/** Without a stream of its own between them: a large file would pass through it in smaller pieces. */
async function feed(form: BusboyInstance, chunks: AsyncIterable<Uint8Array>, stop: AbortSignal) {
  for await (const chunk of chunks) {
    if (stop.aborted) return;
    if (!form.write(chunk)) await once(form, 'drain', { signal: stop });
  }
  form.end();
}

function openForm(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fileSize: FILE_BYTES_MAX + 1,
        files: PARTS_MAX,
        fields: PARTS_MAX,
        parts: PARTS_MAX,
        fieldSize: 64 * 1024,
      },
      // A part named file is one even when its sender gave it no name; the whole name is needed to clean it.
      isPartAFile: (field, _type, fileName) => field === 'file' || fileName !== undefined,
      preservePath: true,
    });
  } catch (cause) {
    throw invalid(cause);
  }
}

function invalid(cause: unknown): Failure {
  const failure = new Failure('BAD_REQUEST', INVALID);
  failure.cause = cause;
  return failure;
}

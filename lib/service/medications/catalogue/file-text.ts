// The text of a catalogue file, piece by piece, so that a file of any size takes the same memory.
import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Failure } from '../../http/failure';

export type TextPiece = {
  text: string;
  /** How much of the file is read, from 0 to 1. */
  share: number;
};

/** A CSV file as UTF-8 text, unpacked when it is gzipped, whatever its name says. Throws Failure in words. */
export async function* fileText(path: string): AsyncIterable<TextPiece> {
  const { size, zipped } = await look(path);
  const file = createReadStream(path);
  const unpacked = zipped ? createGunzip() : new PassThrough();
  const reading = pipeline(file, unpacked);
  // Its failure arrives in the loop below, too.
  reading.catch(() => undefined);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of unpacked) {
      yield { text: decoder.decode(bytes as Buffer, { stream: true }), share: shareOf(file, size) };
    }
    decoder.decode(); // Throws for a character that was begun and not ended.
  } catch (error) {
    throw told(error) ?? error;
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}

async function look(path: string): Promise<{ size: number; zipped: boolean }> {
  const file = await open(path).catch((error: unknown) => {
    throw told(error) ?? error;
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw problem('is not a file');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 0) throw problem('is empty');
    if (buffer.toString('latin1', 0, 2) === 'PK') {
      throw problem('is a spreadsheet or a zip archive; save it as CSV');
    }
    return { size: stat.size, zipped: buffer[0] === 0x1f && buffer[1] === 0x8b };
  } finally {
    await file.close();
  }
}

function shareOf(file: ReadStream, size: number): number {
  return Math.min(1, file.bytesRead / size);
}

const WORDS: Record<string, string> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by this user',
  Z_BUF_ERROR: 'ends in the middle of its gzip data; fetch it again',
  Z_DATA_ERROR: 'is damaged: its gzip data cannot be unpacked; fetch it again',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text; save it as CSV in UTF-8',
};

function told(error: unknown): Failure | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = WORDS[code];
  return words === undefined ? null : problem(words);
}

function problem(words: string): Failure {
  return new Failure('INVALID_REQUEST', words);
}

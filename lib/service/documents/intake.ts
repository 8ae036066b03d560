// Taking a file in: as it arrives it is counted, hashed and encrypted into a file of its own, never on the disk in
// clear, and kept in memory whole only for one who opens it soon.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import { Failure } from '../http/failure';
import { sealing, unseal, type RestKey } from './at-rest';
import { EagerFile } from './eager-file';

/** The refusal of more than FILE_BYTES_MAX. */
export const FILE_TOO_LARGE = { code: 'FILE_TOO_LARGE', message: 'the file is larger than 10 MiB' } as const;

export type TakenFile = {
  /** Where the encrypted bytes lie until the store takes them over */
  path: string;
  storageKey: string;
  size: number;
  /** Hex, of the bytes before encryption */
  sha256: string;
  /** The bytes before encryption, in pieces, where they are held for the one who opens them */
  held: Uint8Array[] | null;
};

/** So many pieces are written at once: a call for each would take longer than everything else here. */
const WRITTEN_AT_ONCE = 8;
/** Each piece takes memory of its own, so a sender of very small ones is not held. */
const HELD_PIECES_MAX = 10_000;

/**
 * Reads a stream of bytes into `folder`; with `hold` they are kept in memory, too. Throws 413 as soon as it is over the
 * limit, and leaves nothing behind.
 */
export async function takeIn(
  bytes: AsyncIterable<Uint8Array>,
  folder: string,
  key: RestKey,
  hold = false,
): Promise<TakenFile> {
  const name = randomBytes(20).toString('hex');
  const storageKey = `${name.slice(0, 2)}/${name}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const file = await open(path, 'wx', 0o600);
  try {
    return { path, storageKey, ...(await write(bytes, new EagerFile(file), sealing(key, storageKey), hold)) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** The bytes of a file that was taken in, for the one who opens it. What was held for that is let go of. */
export async function readTaken(taken: TakenFile, key: RestKey): Promise<Buffer> {
  const { held, path, storageKey, size } = taken;
  taken.held = null;
  return held ? Buffer.concat(held, size) : unseal(key, storageKey, await readFile(path));
}

async function write(
  bytes: AsyncIterable<Uint8Array>,
  disk: EagerFile,
  { head, cipher, tail }: ReturnType<typeof sealing>,
  hold: boolean,
): Promise<Pick<TakenFile, 'size' | 'sha256' | 'held'>> {
  const hash = createHash('sha256');
  let held: Uint8Array[] | null = hold ? [] : null;
  let size = 0;
  let unwritten = [head];
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > FILE_BYTES_MAX) throw new Failure(FILE_TOO_LARGE.code, FILE_TOO_LARGE.message);
    hash.update(chunk);
    if (held && held.push(chunk) > HELD_PIECES_MAX) held = null;
    unwritten.push(cipher.update(chunk));
    if (unwritten.length < WRITTEN_AT_ONCE) continue;
    await disk.write(unwritten);
    unwritten = [];
  }
  if (size === 0) throw new Failure('BAD_REQUEST', 'the file is empty');
  await disk.write([...unwritten, cipher.final(), tail()]);
  await disk.end();
  return { size, sha256: hash.digest('hex'), held };
}

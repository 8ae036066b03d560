// Taking a file in: as it arrives it is counted, hashed and encrypted into a file of its own, never kept in memory
// whole and never on the disk in clear.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import { Failure } from '../http/failure';
import { sealing, unseal, type RestKey } from './at-rest';

/** The refusal of more than FILE_BYTES_MAX. */
export const FILE_TOO_LARGE = { code: 'FILE_TOO_LARGE', message: 'the file is larger than 10 MiB' } as const;

export type TakenFile = {
  /** Where the encrypted bytes lie until the store takes them over */
  path: string;
  storageKey: string;
  size: number;
  /** Hex, of the bytes before encryption */
  sha256: string;
};

/** Reads a stream of bytes into `folder`. Throws 413 as soon as it is over the limit, and leaves nothing behind. */
export async function takeIn(
  bytes: AsyncIterable<Uint8Array>,
  folder: string,
  key: RestKey,
): Promise<TakenFile> {
  const name = randomBytes(20).toString('hex');
  const storageKey = `${name.slice(0, 2)}/${name}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const file = await open(path, 'wx', 0o600);
  try {
    const { size, sha256 } = await write(bytes, file, sealing(key, storageKey));
    return { path, storageKey, size, sha256 };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** The bytes of a file that was taken in, for the one who opens it. */
export async function readTaken(taken: TakenFile, key: RestKey): Promise<Buffer> {
  return unseal(key, taken.storageKey, await readFile(taken.path));
}

async function write(
  bytes: AsyncIterable<Uint8Array>,
  file: FileHandle,
  { head, cipher, tail }: ReturnType<typeof sealing>,
) {
  const hash = createHash('sha256');
  let size = 0;
  await file.write(head);
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > FILE_BYTES_MAX) throw new Failure(FILE_TOO_LARGE.code, FILE_TOO_LARGE.message);
    hash.update(chunk);
    await file.write(cipher.update(chunk));
  }
  if (size === 0) throw new Failure('BAD_REQUEST', 'the file is empty');
  await file.write(Buffer.concat([cipher.final(), tail()]));
  return { size, sha256: hash.digest('hex') };
}

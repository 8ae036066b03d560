// Bytes that are on the disk and not only on their way there.
import { open } from 'node:fs/promises';

/** Waits until a file or a folder's entries are on the disk: an answered upload survives a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

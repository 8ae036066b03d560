// The sweeper: after a kill at any moment no bytes stay without their row. A row without its bytes cannot come to be
// (document-store.ts).
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nowSeconds } from '../clock';
import type { Store } from '../store';
import type { DocumentStorage } from './storage/document-storage';

/** What is younger than this may belong to an upload under way; in seconds. */
export const SWEEP_AFTER = 3600;

export type Swept = { objects: number; parts: number };

/** Removes what uploads and deletions left half-done more than `after` seconds ago. */
export async function sweepDocuments(
  store: Store,
  storage: DocumentStorage,
  incoming: string,
  after = SWEEP_AFTER,
): Promise<Swept> {
  const before = nowSeconds() - after;
  return { objects: await sweepObjects(store, storage, before), parts: await sweepParts(incoming, before) };
}

/** Bytes whose row is deleted or does not exist. */
async function sweepObjects(store: Store, storage: DocumentStorage, before: number): Promise<number> {
  let removed = 0;
  for await (const { storageKey, changedAt } of storage.list()) {
    if (changedAt / 1000 > before) continue;
    const row = await store.document.findUnique({ where: { storageKey }, select: { state: true } });
    if (row && row.state !== 'deleted') continue;
    await storage.remove(storageKey);
    removed += 1;
  }
  return removed;
}

/** Files that were being taken in when the program ended. */
async function sweepParts(incoming: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name);
    // It may have come into its place since the folder was read.
    const found = await stat(path).catch(orNull);
    if (!found || found.mtimeMs / 1000 > before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

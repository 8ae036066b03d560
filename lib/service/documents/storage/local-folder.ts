// Documents in a local folder outside every web root; readable by this program's user alone.
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flush } from '../flush';
import { STORAGE_KEY, type DocumentStorage } from './document-storage';

/** Keeps documents under `folder`. */
export function localFolder(folder: string): DocumentStorage {
  const pathOf = (storageKey: string) => {
    if (!STORAGE_KEY.test(storageKey)) throw new Error('not a storage key');
    return join(folder, storageKey);
  };
  return {
    async put(storageKey, path) {
      const target = pathOf(storageKey);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, target);
      await flush(dirname(target));
    },
    async get(storageKey) {
      return readFile(pathOf(storageKey)).catch(orNull);
    },
    async remove(storageKey) {
      await rm(pathOf(storageKey), { force: true });
    },
    async *list() {
      const shelves = (await readdir(folder).catch(orNull)) ?? [];
      for (const shelf of shelves.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        for (const name of await readdir(join(folder, shelf))) {
          const found = await stat(join(folder, shelf, name)).catch(orNull);
          if (found) yield { storageKey: `${shelf}/${name}`, changedAt: found.mtimeMs };
        }
      }
    },
  };
}

function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

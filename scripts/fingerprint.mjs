// Tells whether files changed since some work was last done with them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const ROOT = dirname(import.meta.dirname);

/** A hash over the names and contents of `paths` (files or directories under the root; missing ones count as such). */
export function fingerprint(paths, { skip = () => false, extra = '' } = {}) {
  const hash = createHash('sha256').update(extra);
  for (const file of paths.flatMap((path) => filesOf(join(ROOT, path), skip))) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether `file` holds `value`, written by `remember` after the work was done. */
export function isRemembered(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

export function remember(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}

function filesOf(path, skip) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat || skip(relative(ROOT, path))) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name), skip));
}

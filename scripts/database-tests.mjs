// Finds the test files that use a database, to run them once more on another PostgreSQL.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './fingerprint.mjs';

const DATABASE = join(ROOT, 'prisma/test-database.ts');
const LEFT_OUT = new Set(['node_modules', 'generated', 'e2e', 'bench']);
/** It starts embedded servers of its own, so another one changes nothing. */
const OWN_SERVER = join(ROOT, 'prisma/embedded.test.ts');

/** Paths of the test files that reach prisma/test-database.ts through their imports. */
export function databaseTests() {
  const tests = filesIn(ROOT).filter((file) => /\.test\.tsx?$/.test(file) && file !== OWN_SERVER);
  return tests.filter((file) => reaches(file, new Set())).map((file) => relative(ROOT, file));
}

function reaches(file, seen) {
  if (file === DATABASE) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g);
  return [...imports].some(([, specifier]) => {
    const found = resolve(specifier, file);
    return found !== null && reaches(found, seen);
  });
}

function resolve(specifier, from) {
  const path = specifier.startsWith('@/') ? join(ROOT, specifier.slice(2)) : join(dirname(from), specifier);
  if (!/^(\.|@\/)/.test(specifier)) return null;
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

function filesIn(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || LEFT_OUT.has(entry.name)) return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

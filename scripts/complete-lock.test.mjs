import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingOptional } from './complete-lock.mjs';
import { ROOT } from './fingerprint.mjs';

it('package-lock.json names every optional package, or npm ci refuses it (node scripts/complete-lock.mjs)', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect(missingOptional(lock).map(([path]) => path)).toEqual([]);
});

it('a package is found beside the one that names it or above', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1.0.0', '@x/c-darwin-arm64': '2.0.0' } },
    'node_modules/a/node_modules/d': { optionalDependencies: { b: '1.0.0' } },
    'node_modules/a/node_modules/b': {},
  };
  expect(missingOptional({ packages })).toEqual([
    ['node_modules/@x/c-darwin-arm64', { version: '2.0.0', cpu: ['arm64'], optional: true, os: ['darwin'] }],
  ]);
});

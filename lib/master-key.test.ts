import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { masterKey } from './master-key';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'frontdesk-key-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('is made once, 32 bytes that only their owner can read', () => {
  const dataDir = join(directory, 'data');
  const key = masterKey(dataDir, undefined);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(masterKey(dataDir, undefined)).toBe(key);
  expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['master.key']);
});

it('is taken as given, and then no file is made', () => {
  expect(masterKey(directory, 'given')).toBe('given');
  expect(readdirSync(directory)).toEqual([]);
});

it('is refused when its file is damaged, instead of being made anew', () => {
  writeFileSync(join(directory, 'master.key'), 'half a k');
  expect(() => masterKey(directory, undefined)).toThrow(/is damaged.*Restore it/s);
});

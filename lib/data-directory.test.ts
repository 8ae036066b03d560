import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdDataDirectory } from './data-directory';
import { SetupProblem } from './setup-problem';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'frontdesk-hold-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('is held by one program, which the refusal names', () => {
  const hold = holdDataDirectory(directory);
  expect(() => holdDataDirectory(directory)).toThrow(SetupProblem);
  expect(() => holdDataDirectory(directory)).toThrow(`process ${process.pid}`);
  hold.release();
  holdDataDirectory(directory).release();
  expect(readdirSync(directory)).toEqual([]);
});

it('is taken from a program that was killed', async () => {
  const killed = spawn('sleep', ['60']);
  await once(killed, 'spawn');
  const left = `${killed.pid} 1`;
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  writeFileSync(join(directory, 'program.lock'), left);
  holdDataDirectory(directory).release();
});

it('is taken although the process id of the killed program belongs to another program by now', () => {
  writeFileSync(join(directory, 'program.lock'), `${process.ppid} 12345`);
  holdDataDirectory(directory).release();
  expect(readdirSync(directory)).toEqual([]);
});

it('says what to change when it cannot be used', () => {
  writeFileSync(join(directory, 'file'), '');
  expect(() => holdDataDirectory(join(directory, 'file'))).toThrow(/cannot be used.*DATA_DIR/s);
});

// How long this process has been ready to go on while other programs had the processors: on a busy machine that is
// most of a pause, and none of it is ours.
import { existsSync, openSync, readSync } from 'node:fs';

/** Linux tells it of the main thread; elsewhere nothing is known and nothing is taken off. */
const TOLD_IN = '/proc/self/schedstat';
const file = existsSync(TOLD_IN) ? openSync(TOLD_IN, 'r') : null;
const told = Buffer.alloc(128);

/** Milliseconds so far. */
export function waitedForProcessor(): number {
  if (file === null) return 0;
  const length = readSync(file, told, 0, told.length, 0);
  return Number(told.toString('latin1', 0, length).split(' ')[1]) / 1e6;
}

// How long this process has been ready to go on while other programs had the processors: on a busy machine that is
// most of a pause, and none of it is ours.
import { existsSync, readFileSync } from 'node:fs';

/** Linux tells it of the main thread; elsewhere nothing is known and nothing is taken off. */
const TOLD_IN = '/proc/self/schedstat';
const isTold = existsSync(TOLD_IN);

/** Milliseconds so far. */
export function waitedForProcessor(): number {
  return isTold ? Number(readFileSync(TOLD_IN, 'utf8').split(' ')[1]) / 1e6 : 0;
}

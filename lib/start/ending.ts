// How the process ends: by a signal, or by a problem at the start.
import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { log } from '@/lib/log';
import { SetupProblem } from '@/lib/setup-problem';
import type { Closing } from './closing';
import { complain, say } from './say';

const BY_SIGNAL = 130;
/** A start that is under way is let through before its parts are closed, but not one that hangs. */
const START_MS = 20_000;

/** PostgreSQL's log grows by 16 MB at a time; with less it stops. */
const LOG_PIECE = 16 * 1024 * 1024;

/** The first signal ends in order, after the start and the requests in flight; the second one at once. */
export function endOnSignals(closing: Closing, started: Promise<void>): void {
  let asked = false;
  const end = async () => {
    if (asked) {
      await closing.force();
      process.exit(BY_SIGNAL);
    }
    asked = true;
    say('Stopping …');
    await Promise.race([started, sleep(START_MS)]);
    await closing.run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

/** Says in one message why the start failed, closes what was opened and ends with code 1. */
export async function endAfterFailedStart(error: unknown, closing: Closing): Promise<void> {
  // It took too long after a signal: what failed, failed because everything is being closed.
  if (closing.hasBegun()) return;
  if (error instanceof SetupProblem) complain(error.message);
  else if (isDiskFull(error))
    complain('The disk is full. Free some space, or set DATA_DIR to a place that has it.');
  else {
    complain('The start failed.');
    log().fatal({ err: error }, 'the start failed');
  }
  await closing.run();
  process.exit(1);
}

/** PostgreSQL says it from deep inside an error of its driver, or goes down without a word to its clients. */
function isDiskFull(error: unknown): boolean {
  if (/ENOSPC|no space left on device/i.test(inspect(error, { depth: 8 }))) return true;
  const dataDir = process.env['DATA_DIR'];
  if (dataDir === undefined) return false;
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < LOG_PIECE;
}

// How the process ends: by a signal, by a problem at the start, or by an error that nobody caught.
import { log } from '@/lib/log';
import { SetupProblem } from '@/lib/setup-problem';
import type { Closing } from './closing';
import { complain, say } from './say';

const BY_SIGNAL = 130;

/** The first signal ends in order, after the requests in flight; the second one at once. */
export function endOnSignals(closing: Closing): void {
  let asked = false;
  const end = async () => {
    if (asked) {
      await closing.force();
      process.exit(BY_SIGNAL);
    }
    asked = true;
    say('Stopping …');
    await closing.run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

/** After an error that nobody caught the state is unknown: end in order, with a code that says so. */
export function endOnUncaught(closing: Closing): void {
  process.on('uncaughtException', (error) => {
    log().fatal({ err: error }, 'an error that nobody caught ends the program');
    void endWith(1, closing);
  });
}

/** Says in one message why the start failed, closes what was opened and ends with code 1. */
export async function endAfterFailedStart(error: unknown, closing: Closing): Promise<void> {
  // A signal came during the start: what failed, failed because everything is being closed.
  if (closing.hasBegun()) return;
  if (error instanceof SetupProblem) complain(error.message);
  else {
    complain('The start failed.');
    log().fatal({ err: error }, 'the start failed');
  }
  await endWith(1, closing);
}

async function endWith(code: number, closing: Closing): Promise<never> {
  await closing.run();
  process.exit(code);
}

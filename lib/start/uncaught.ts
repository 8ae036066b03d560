// Errors that nobody caught: one broken connection must not close the desk for everybody.
import { log } from '@/lib/log';
import type { Closing } from './closing';

/** Under this name Next looks for a listener before it adds its own, which prints errors with their data. */
const NEXT_LISTENER = Symbol.for('next.unhandledRejectionListener');

/**
 * Logs them without data and goes on: what counts is in the database, and a request that broke has ended.
 * Before everything is open an error ends the program instead, which would be half started.
 * The function that comes back is called when everything is open; it removes Next's own listeners.
 */
export function surviveUncaught(closing: Closing): () => void {
  let open = false;
  const uncaught = (error: unknown) => {
    // While everything is being closed, connections break because the database is.
    if (closing.hasBegun()) return log().debug({ err: error }, 'an error while closing');
    log().error({ err: error }, 'an error that nobody caught');
    if (!open) void closing.run().then(() => process.exit(1));
  };
  // Next's pages leave promises behind by design: data that turned out not to be needed.
  const unhandled = (reason: unknown) => log().error({ err: reason }, 'a failure that nobody waited for');
  process.on('uncaughtException', uncaught);
  process.on('unhandledRejection', unhandled);
  Object.assign(globalThis, { [NEXT_LISTENER]: unhandled });
  return () => {
    open = true;
    for (const listener of process.listeners('uncaughtException')) {
      if (listener !== uncaught) process.off('uncaughtException', listener);
    }
  };
}

// Ends a wait. The service in this process does not watch a request's signal, so waiting itself must stop.
import { ServiceError } from './service-error';

/** The value of `work`, or ServiceError `unreachable` as soon as `signal` aborts. */
export function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new ServiceError('unreachable', 'The service did not answer in time.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work
      .finally(() => signal.removeEventListener('abort', stop))
      // fetch watches the signal too and may notice first.
      .then(resolve, (error: unknown) => (signal.aborted ? stop() : reject(error as Error)));
  });
}

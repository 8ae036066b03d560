// How work on an appointment can end when it does not end well. Pages tell these apart by `kind`.
import type { ErrorDetail } from '@/lib/contract/errors';
import { SERVICE_SENTENCE, ServiceError } from '@/lib/gateway/service-error';

export type Setback =
  /** Fields are wrong: paths of the update body, such as `appointment_details.end_time`. */
  | { kind: 'invalid'; message: string; fields: ErrorDetail[] }
  /** The service said no to the whole: its own sentence. */
  | { kind: 'refused'; message: string }
  /** Not this person's. */
  | { kind: 'forbidden' }
  /** There is no such appointment any more. */
  | { kind: 'gone' }
  /** Nobody knows whether it was done; asking again is safe. `sentence` is a key of the catalogue. */
  | { kind: 'unreachable'; sentence: (typeof SERVICE_SENTENCE)['unreachable' | 'unreadable'] };

/** What a failed question to the service means for the person at the desk; other errors are thrown on. */
export function setbackOf(error: unknown): Setback {
  if (!(error instanceof ServiceError)) throw error;
  if (error.kind !== 'refused') return { kind: 'unreachable', sentence: SERVICE_SENTENCE[error.kind] };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 400) return { kind: 'invalid', message: error.message, fields: error.details };
  return { kind: 'refused', message: error.message };
}

/** What `ask` answers, or why the service did not. */
export async function orSetback<Result>(ask: () => Promise<Result>): Promise<Result | Setback> {
  try {
    return await ask();
  } catch (error) {
    return setbackOf(error);
  }
}

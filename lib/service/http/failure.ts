// The one way a handler refuses: a code from the contract's table, a sentence, and the wrong fields.
import { ERROR_STATUS, type ErrorCode, type ErrorDetail } from '@/lib/contract/errors';

/** A refusal that the caller can mend. Anything else that is thrown is answered as SERVER_ERROR. */
export class Failure extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetail[] = [],
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.status = ERROR_STATUS[code];
  }
}

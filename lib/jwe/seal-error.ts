// The one error of the encrypted form.

/** Everything that cannot be opened says this and no more. */
export const CANNOT_OPEN = 'the encrypted body could not be opened';

/** An encrypted body that is refused. */
export class SealError extends Error {
  constructor(
    /** What was wrong: for the log, never for the sender. */
    readonly reason: string,
    /** The member that the sender can see to be malformed; undefined for everything that only the key reveals. */
    readonly path?: string,
  ) {
    super(path === undefined ? CANNOT_OPEN : reason);
    this.name = 'SealError';
  }
}

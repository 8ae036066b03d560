// The one error of the strict JSON reader.

/** Which rule a JSON text breaks, and where. */
export class StrictJsonError extends Error {
  constructor(
    /** The dotted path of the value, '' for the whole text. */
    readonly path: string,
    message: string,
  ) {
    super(message);
    this.name = 'StrictJsonError';
  }
}

// What an example of the document consists of.

/** One request and its answer, for one operation. */
export type Example = {
  /** The body of the request, as JSON. */
  body?: unknown;
  /** The same encrypted, where it may not come otherwise. */
  sealed?: unknown;
  /** The body of the answer that is no error. */
  answer?: unknown;
};

/** By the operation's id. */
export type Examples = Record<string, Example>;

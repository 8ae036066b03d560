// Where the encrypted bytes of documents lie: one interface, a local folder or S3-compatible storage behind it.

export type DocumentStorage = {
  /** Takes over a finished file (it is gone from `path` afterwards); whole or not at all. */
  put(storageKey: string, path: string): Promise<void>;
  /** The whole object; null when there is none. */
  get(storageKey: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(storageKey: string): Promise<void>;
  /** Every key with the time of its last change (epoch milliseconds), for the sweeper. */
  list(): AsyncIterable<{ storageKey: string; changedAt: number }>;
};

/** A made-up name: no part of it comes from outside. */
export const STORAGE_KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/;

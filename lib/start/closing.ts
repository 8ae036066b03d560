// What was opened is closed in the reverse order, however far the start came.
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/log';

export type Closing = {
  /** Adds something to close; closed at once when closing has begun. */
  add(name: string, close: () => unknown): Promise<void>;
  /** Closes everything, the last opened first; one that fails does not keep the others open. */
  run(): Promise<void>;
  /** Whether closing was asked for; what fails from then on fails because of it. */
  hasBegun(): boolean;
  /** Closes what is left all at once, and waits no longer than a moment for it. */
  force(): Promise<void>;
};

type Opened = { name: string; close: () => unknown };

const MOMENT_MS = 3_000;
/** One that hangs must not keep the others open; longer than the requests in flight are given. */
const PATIENCE_MS = 20_000;

export function createClosing(patienceMs = PATIENCE_MS): Closing {
  const opened: Opened[] = [];
  let running: Promise<void> | null = null;
  const closeOne = async ({ name, close }: Opened) => {
    try {
      await within(patienceMs, close());
    } catch (error) {
      log().error({ err: error }, `${name} did not close`);
    }
  };
  const closeAll = async () => {
    for (let next = opened.pop(); next; next = opened.pop()) await closeOne(next);
  };
  return {
    add: async (name, close) => {
      if (running) await closeOne({ name, close });
      else opened.push({ name, close });
    },
    run: () => (running ??= closeAll()),
    hasBegun: () => running !== null,
    force: async () => {
      running ??= Promise.resolve();
      await Promise.race([Promise.all(opened.splice(0).map(closeOne)), sleep(MOMENT_MS)]);
    },
  };
}

async function within(ms: number, closed: unknown): Promise<void> {
  const late = new AbortController();
  try {
    await Promise.race([closed, sleep(ms, undefined, { signal: late.signal }).then(() => tooLong(ms))]);
  } finally {
    late.abort();
  }
}

function tooLong(ms: number): never {
  throw new Error(`it took longer than ${ms} ms`);
}

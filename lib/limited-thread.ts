// A worker thread for files that may be hostile: it answers about one at a time, within a time and a memory limit. It
// is kept for the next file, and replaced when one was too much for it.
import { Worker } from 'node:worker_threads';

/** One file may take this long, in milliseconds. */
const TIME_LIMIT = 10_000;
const MEMORY_LIMIT_MB = 256;

/** `TOO_MUCH`: the file asked for more time or memory than there is for one. */
export const TOO_MUCH = Symbol('too much');

export class LimitedThread<Answer> {
  private kept: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** `program` gets the bytes as its message and posts one answer to each. */
  constructor(private readonly program: URL) {}

  /** The program's answer about the bytes, which are handed over to the thread: the caller has them no longer. */
  ask(bytes: Buffer): Promise<Answer | typeof TOO_MUCH> {
    const answer = this.last.then(() => this.askNow(bytes));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async askNow(bytes: Buffer): Promise<Answer | typeof TOO_MUCH> {
    const worker = this.kept ?? startWorker(this.program);
    this.kept = null;
    const answer = await askWorker<Answer>(worker, bytes).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    if (answer === TOO_MUCH) await worker.terminate();
    else this.kept = worker;
    return answer;
  }
}

function startWorker(program: URL): Worker {
  // Left alone by the bundler of the pages: the program is a file of its own, with packages of its own.
  const worker = new Worker(/* turbopackIgnore: true */ program, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    execArgv: [],
  });
  // An idle thread does not keep the program alive.
  worker.unref();
  return worker;
}

async function askWorker<Answer>(worker: Worker, bytes: Buffer): Promise<Answer | typeof TOO_MUCH> {
  const { promise, resolve, reject } = openPromise<Answer | typeof TOO_MUCH>();
  const late = setTimeout(() => resolve(TOO_MUCH), TIME_LIMIT);
  const failed = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(TOO_MUCH);
    else reject(error);
  };
  worker.on('message', resolve).on('error', failed);
  const own = ownBuffer(bytes);
  worker.postMessage(new Uint8Array(own), [own]);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    worker.off('message', resolve).off('error', failed);
  }
}

/** What holds the bytes and nothing else: a copy where they lie in a buffer that others use. */
function ownBuffer(bytes: Buffer): ArrayBuffer {
  const { buffer, byteLength } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone ? buffer : new Uint8Array(bytes).buffer;
}

/** Promise.withResolvers, which Node 20 lacks. */
function openPromise<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

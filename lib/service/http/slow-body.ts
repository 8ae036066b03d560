// A body that comes too slowly is given up, with an answer that says so.
import { BODY_WITHIN_MS, UPLOAD_BYTES_WITHIN } from '@/lib/contract/slow-sender';
import { Failure } from './failure';

/** How long bodies may take. */
export type Patience = {
  /** A body has to be there whole within this time, in milliseconds. */
  withinMs: number;
  /** An upload may take longer, while each such time brings this many bytes. */
  uploadBytes: number;
};

export const PATIENCE: Patience = { withinMs: BODY_WITHIN_MS, uploadBytes: UPLOAD_BYTES_WITHIN };

/** How fast one body has to come; of `Infinity` bytes, it has to be whole by then. */
export type Pace = { withinMs: number; bytes: number };

/** Watches over the arrival of a body until `end`. `inTime` waits for its next piece, and throws 408 when it is late. */
export function watchPace(pace: Pace) {
  let arrived = 0;
  let late: Failure | null = null;
  // Whoever waits now, and nobody before: a race against one long promise would keep every piece of the body alive.
  let giveUp: (reason: Failure) => void = () => undefined;
  const timer = setInterval(() => {
    if (arrived < pace.bytes) {
      late = tooSlow(pace);
      giveUp(late);
    }
    arrived = 0;
  }, pace.withinMs);
  return {
    inTime: <Piece>(piece: Promise<Piece>): Promise<Piece> =>
      new Promise((resolve, reject) => {
        giveUp = reject;
        piece.then(resolve, reject);
        if (late) reject(late);
      }),
    count: (bytes: number) => {
      arrived += bytes;
    },
    end: () => clearInterval(timer),
  };
}

function tooSlow({ withinMs, bytes }: Pace): Failure {
  const seconds = withinMs / 1000;
  const message = Number.isFinite(bytes)
    ? `less than ${bytes / 1024} KiB of the upload came within ${seconds} seconds; send it again on a faster line`
    : `the body was not there within ${seconds} seconds; send it again`;
  // What still comes is not read, so nothing else can come through this connection (RFC 9112 section 9.3).
  return new Failure('REQUEST_TIMEOUT', message, [], { connection: 'close' });
}

// The bytes of a request's body, never more than are allowed (security: limits before buffering), and in time.
import type { ErrorCode } from '@/lib/contract/errors';
import { Failure } from './failure';
import { watchPace, type Pace } from './slow-body';

/** What a body of too many bytes is refused with. */
export type TooLarge = { code: ErrorCode; message: string };

/** What a body is held to. */
export type Bounds = { limit: number; refusal: TooLarge; pace: Pace };

/** The whole body. Throws 413 before reading when its declared length is over `limit`, else while reading; or 408. */
export async function receiveBody(request: Request, bounds: Bounds): Promise<Uint8Array> {
  const { limit, refusal, pace } = bounds;
  const declared = refuseDeclared(request.headers, bounds);
  const byPieces = declared === null || Number.isFinite(pace.bytes);
  const bytes = byPieces ? await readCounting(request, bounds) : await readWhole(request, pace);
  if (bytes.length > limit) throw tooLarge(refusal);
  if (declared !== null && declared !== bytes.length) throw endedEarly();
  return bytes;
}

/** The length that the headers tell, null when they tell none. Throws 413 when it is over `limit`. */
export function refuseDeclared(
  headers: Headers,
  { limit, refusal }: Pick<Bounds, 'limit' | 'refusal'>,
): number | null {
  const declared = declaredLength(headers);
  if (declared !== null && declared > limit) throw tooLarge(refusal);
  return declared;
}

function declaredLength(headers: Headers): number | null {
  if (headers.has('transfer-encoding')) return null;
  const text = headers.get('content-length');
  if (text === null) return null;
  if (!/^\d{1,15}$/.test(text)) throw new Failure('INVALID_REQUEST', 'Content-Length is not a number');
  return Number(text);
}

/** Node's parser ends a request's body at its declared length, so this is bounded by it; and it is much faster. */
async function readWhole(request: Request, pace: Pace): Promise<Uint8Array> {
  const watch = watchPace(pace);
  try {
    return new Uint8Array(await watch.inTime(orEndedEarly(request.arrayBuffer())));
  } finally {
    watch.end();
  }
}

async function readCounting(request: Request, bounds: Bounds): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of countedChunks(request, bounds)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The body as it arrives. Throws 413 as soon as there is more than `limit`, and 408 as soon as it is late. */
export async function* countedChunks(
  request: Request,
  { limit, refusal, pace }: Bounds,
): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  let length = 0;
  // Not cancelled: that would end the socket before the answer is on it. Node's adapter drains what still comes.
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const watch = watchPace(pace);
  try {
    for (;;) {
      const { done, value } = await watch.inTime(orEndedEarly(reader.read()));
      if (done) return;
      length += value.length;
      watch.count(value.length);
      if (length > limit) throw tooLarge(refusal);
      yield value;
    }
  } finally {
    watch.end();
  }
}

async function orEndedEarly<Piece>(reading: Promise<Piece>): Promise<Piece> {
  try {
    return await reading;
  } catch (cause) {
    throw endedEarly(cause);
  }
}

function tooLarge({ code, message }: TooLarge): Failure {
  // The rest of the body stays unread, so nothing else can come through this connection (RFC 9112 section 9.3).
  return new Failure(code, message, [], { connection: 'close' });
}

export function endedEarly(cause?: unknown): Failure {
  const failure = new Failure('INVALID_REQUEST', 'the body did not arrive whole; send it again');
  failure.cause = cause;
  return failure;
}

// The bytes of a request's body, never more than are allowed (security: limits before buffering).
import { Failure } from './failure';

/** The whole body. Throws 413 before reading when its declared length is over `limit`, else while reading. */
export async function receiveBody(request: Request, limit: number): Promise<Uint8Array> {
  const declared = declaredLength(request.headers);
  if (declared !== null && declared > limit) throw tooLarge(limit);
  const bytes = declared === null ? await readCounting(request, limit) : await readWhole(request);
  if (bytes.length > limit) throw tooLarge(limit);
  if (declared !== null && declared !== bytes.length) throw endedEarly();
  return bytes;
}

function declaredLength(headers: Headers): number | null {
  if (headers.has('transfer-encoding')) return null;
  const text = headers.get('content-length');
  if (text === null) return null;
  if (!/^\d{1,15}$/.test(text)) throw new Failure('INVALID_REQUEST', 'Content-Length is not a number');
  return Number(text);
}

/** Node's parser ends a request's body at its declared length, so this is bounded by it; and it is much faster. */
async function readWhole(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch (cause) {
    throw endedEarly(cause);
  }
}

async function readCounting(request: Request, limit: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw endedEarly(cause);
    });
    if (done) return Buffer.concat(chunks);
    length += value.length;
    // Not cancelled: that would end the socket before the answer is on it. Node's adapter drains what still comes.
    if (length > limit) throw tooLarge(limit);
    chunks.push(value);
  }
}

function tooLarge(limit: number): Failure {
  const size = limit >= 1024 * 1024 ? `${limit / 1024 / 1024} MB` : `${limit / 1024} KB`;
  // The rest of the body stays unread, so nothing else can come through this connection (RFC 9112 section 9.3).
  return new Failure('TOO_LARGE', `the body is larger than ${size}`, [], { connection: 'close' });
}

function endedEarly(cause?: unknown): Failure {
  const failure = new Failure('INVALID_REQUEST', 'the body did not arrive whole; send it again');
  failure.cause = cause;
  return failure;
}

// The bytes of a request's body, never more than are allowed (security: limits before buffering).
import type { ErrorCode } from '@/lib/contract/errors';
import { Failure } from './failure';

/** What a body of too many bytes is refused with. */
export type TooLarge = { code: ErrorCode; message: string };

/** The whole body. Throws 413 before reading when its declared length is over `limit`, else while reading. */
export async function receiveBody(request: Request, limit: number, refusal: TooLarge): Promise<Uint8Array> {
  const declared = refuseDeclared(request.headers, limit, refusal);
  const bytes = declared === null ? await readCounting(request, limit, refusal) : await readWhole(request);
  if (bytes.length > limit) throw tooLarge(refusal);
  if (declared !== null && declared !== bytes.length) throw endedEarly();
  return bytes;
}

/** The length that the headers tell, null when they tell none. Throws 413 when it is over `limit`. */
export function refuseDeclared(headers: Headers, limit: number, refusal: TooLarge): number | null {
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
async function readWhole(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch (cause) {
    throw endedEarly(cause);
  }
}

async function readCounting(request: Request, limit: number, refusal: TooLarge): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of countedChunks(request, limit, refusal)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The body as it arrives. Throws 413 as soon as there is more than `limit`. */
export async function* countedChunks(
  request: Request,
  limit: number,
  refusal: TooLarge,
): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  let length = 0;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw endedEarly(cause);
    });
    if (done) return;
    length += value.length;
    // Not cancelled: that would end the socket before the answer is on it. Node's adapter drains what still comes.
    if (length > limit) throw tooLarge(refusal);
    yield value;
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

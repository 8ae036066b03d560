// The body of a call: from the wire, through decryption where it is announced, to the value the schema judges.
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { JsonValue } from '@/lib/strict-json';
import type { Credentials } from '../credentials/credentials';
import type { Exchange } from './exchange';
import { Failure } from './failure';
import type { Identity } from './identify';
import { jsonOf, requireJson } from './json-body';
import { CANNOT_OPEN } from '@/lib/jwe/seal-error';
import type { Call, Operation } from './operation';
import { OneAtATime } from '../one-at-a-time';
import { countedChunks, receiveBody, refuseDeclared, type Bounds, type TooLarge } from './received-body';
import { openBody } from './sealed-exchange';
import type { Patience } from './slow-body';
import { spoolBody } from './spooled-body';
import { wrongField } from './wrong-field';

/** The most bytes of a JSON body. */
export const JSON_BODY_MAX = 1024 * 1024;
const TOO_LARGE: TooLarge = { code: 'TOO_LARGE', message: 'the body is larger than 1 MB' };
/** Both ways that the interface has for a file (5, encrypted-capable endpoints). */
const UPLOAD_FORMS =
  'send the file as multipart/form-data with a part named file, or encrypted as application/json with X-Encryption: JWE';
/** What base64url and the other members of the encrypted form add. */
const SEALED_GROWTH = 4 / 3;
const SEALED_OVERHEAD = 4096;

type Arrival = {
  request: Request;
  operation: Operation;
  sealed: boolean;
  identity: Identity | null;
  credentials: Credentials;
  refusals: RateLimiterMemory;
  exchange: Exchange;
  /** Where a large body waits. */
  incoming: string;
  patience: Patience;
};

type Read = () => Promise<Uint8Array>;
type Body = { body: JsonValue | undefined } & Pick<Call<unknown, unknown, unknown>, 'upload' | 'leave'>;

const nothingHeld = () => undefined;
/** Encrypted uploads are opened one at a time: their text, bytes and JSON take ten times what they hold. */
const opening = new OneAtATime(1);

/** The body, undefined when there is none. Throws 400, 408, 413, 415 or 429. */
export async function bodyOf(arrival: Arrival): Promise<Body> {
  const { request, operation, sealed } = arrival;
  if (!operation.body && !operation.upload) return { body: undefined, upload: null, leave: nothingHeld };
  const limit = operation.bodyLimit ?? JSON_BODY_MAX;
  const bounds = boundsOf(arrival, limit);
  const upload = operation.upload && !sealed ? uploadOf(request, bounds) : null;
  if (upload) {
    refuseDeclared(request.headers, bounds);
    return { body: undefined, upload, leave: nothingHeld };
  }
  // Without a type there may be no body at all, which the schema judges.
  const typed = request.headers.has('content-type');
  if (typed && operation.upload && !sealed) throw new Failure('UNSUPPORTED_MEDIA_TYPE', UPLOAD_FORMS);
  if (typed) requireJson(request.headers);
  if (typed && operation.upload) return openInTurn(arrival, bounds, limit);
  const read = async () => {
    const bytes = await receiveBody(request, bounds);
    if (!typed && bytes.length > 0) requireJson(request.headers);
    return bytes;
  };
  return { body: await valueOf(read, limit, arrival), upload: null, leave: nothingHeld };
}

/** What the body is held to on the wire. */
function boundsOf({ operation, sealed, patience }: Arrival, limit: number): Bounds {
  return {
    limit: sealed ? Math.ceil(limit * SEALED_GROWTH) + SEALED_OVERHEAD : limit,
    refusal: operation.tooLarge ?? TOO_LARGE,
    pace: { withinMs: patience.withinMs, bytes: operation.upload ? patience.uploadBytes : Infinity },
  };
}

/** The body of an encrypted upload, which nobody else's stands beside in memory until `leave`. */
async function openInTurn(arrival: Arrival, bounds: Bounds, limit: number): Promise<Body> {
  const spooled = await spoolBody(arrival.request, bounds, arrival.incoming);
  const leave = await opening.enter();
  try {
    return { body: await valueOf(spooled.read, limit, arrival), upload: null, leave };
  } catch (error) {
    leave();
    throw error;
  } finally {
    await spooled.discard();
  }
}

/** Nothing in here holds on to a form that the body had before: of an upload each takes as much as the file again. */
async function valueOf(read: Read, limit: number, arrival: Arrival): Promise<JsonValue | undefined> {
  const { operation, sealed } = arrival;
  const bytes = sealed ? () => plaintextOf(read, limit, arrival) : read;
  return expected(jsonOf(await bytes()), operation);
}

async function plaintextOf(read: Read, limit: number, arrival: Arrival): Promise<Uint8Array> {
  const { identity, operation } = arrival;
  // Nobody to share a key with: login and refresh take plain bodies only.
  if (!identity) throw new Failure('INVALID_REQUEST', CANNOT_OPEN);
  const plaintext = await openBody(jsonOf(await read()), { ...arrival, identity });
  const refusal = operation.tooLarge ?? TOO_LARGE;
  if (plaintext.length > limit) throw new Failure(refusal.code, refusal.message);
  return plaintext;
}

/** An empty body says so itself; the schema would only say that it is no object. */
function expected(body: JsonValue | undefined, operation: Operation): JsonValue | undefined {
  if (body !== undefined || !operation.body || operation.body.safeParse(undefined).success) return body;
  const right = operation.upload ? 'a form with a part named file' : 'a JSON object';
  throw wrongField('', `the body is empty; send ${right}`);
}

function uploadOf(request: Request, bounds: Bounds): Body['upload'] {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) return null;
  return { contentType, chunks: countedChunks(request, bounds) };
}

// Bodies of our own pages' requests: small, of the type they say, checked once against their schema.
import type { z } from 'zod';
import { readJson, StrictJsonError } from '@/lib/strict-json';
import { Refusal } from './refusal';

const MAX_BYTES = 64 * 1024;

/** The JSON body as `schema` wants it. Throws a Refusal: 415 another type, 413 too long, 400 with every wrong field. */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!isType(request, 'application/json')) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  }
  return checked(parseJson(await readText(request)), schema);
}

/** The same for a form that was sent without script. */
export async function readFormBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checked(Object.fromEntries(new URLSearchParams(await readText(request))), schema);
}

/** The bytes of a part of a file, as they come. Throws a Refusal (413) over `most`. */
export async function readPart(request: Request, most: number): Promise<Buffer> {
  if (!isType(request, 'application/octet-stream')) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the part as application/octet-stream.');
  }
  return readBytes(request, most);
}

/** Whether a form sent the request by itself, before or without script. */
export function isPlainForm(request: Request): boolean {
  return isType(request, 'application/x-www-form-urlencoded');
}

function isType(request: Request, type: string): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type;
}

async function readText(request: Request): Promise<string> {
  return (await readBytes(request, MAX_BYTES)).toString('utf8');
}

/** Stops reading at the limit: the length a client announces is only its word. */
async function readBytes(request: Request, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new Refusal('TOO_LARGE', `The body has more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof StrictJsonError) throw new Refusal('INVALID_REQUEST', error.message);
    throw error;
  }
}

function checked<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal('INVALID_REQUEST', 'Some fields are not right.', { details });
}

// From the bytes of a body to the JSON value that the schema judges; strict, because strangers write it.
import { readJson, StrictJsonError, type JsonValue } from '@/lib/strict-json';
import { Failure } from './failure';
import { wrongField } from './wrong-field';

/** The value, or undefined for an empty body. Throws 400 naming the place and the rule. */
export function jsonOf(bytes: Uint8Array): JsonValue | undefined {
  if (bytes.length === 0) return undefined;
  const text = utf8(bytes);
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof StrictJsonError)) throw error;
    throw wrongField(error.path, error.path === '' ? `the body ${error.message}` : error.message);
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function utf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw wrongField('', 'the body is not UTF-8 text');
    throw error;
  }
}

/** Whether a request says that its body is JSON, in UTF-8 and not compressed. */
export function isJsonType(headers: Headers): boolean {
  const type = headers.get('content-type') ?? '';
  if (type === 'application/json') return true;
  return /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type);
}

/** Throws 415 for a body that is not plain JSON by its headers. */
export function requireJson(headers: Headers): void {
  if (!isJsonType(headers)) {
    throw new Failure('UNSUPPORTED_MEDIA_TYPE', 'send the body as Content-Type: application/json');
  }
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') {
    throw new Failure('UNSUPPORTED_MEDIA_TYPE', 'send the body without Content-Encoding');
  }
}

// Reads JSON as strangers send it: what two readers could understand differently is refused, with its place.
// JSON.parse keeps the last of two equal keys, rounds long integers and passes lone surrogates on (RFC 8259
// section 4, 6 and 8.2 leave these open), and the database would choke on NUL. Not for text that we wrote.
import { JsonCursor } from './strict-json/cursor';
import { readNumber, readString } from './strict-json/scalar';
import { StrictJsonError } from './strict-json/error';

export { StrictJsonError };

/** Deeper than this no body of the interface goes; it also bounds the recursion. */
export const JSON_DEPTH_MAX = 32;

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** The value of a JSON text. Throws StrictJsonError with the dotted path and the broken rule. */
export function readJson(text: string): JsonValue {
  const cursor = new JsonCursor(text);
  cursor.skipBlanks();
  const value = readValue(cursor, 1);
  cursor.skipBlanks();
  if (!cursor.atEnd) throw cursor.unexpected('the end');
  return value;
}

function readValue(cursor: JsonCursor, depth: number): JsonValue {
  const start = cursor.peek();
  if (start === '"') return readString(cursor);
  if (start === '{') return readObject(cursor, depth);
  if (start === '[') return readArray(cursor, depth);
  if (start === '-' || (start >= '0' && start <= '9')) return readNumber(cursor);
  if (cursor.takeWord('true')) return true;
  if (cursor.takeWord('false')) return false;
  if (cursor.takeWord('null')) return null;
  throw cursor.unexpected('a value');
}

function readObject(cursor: JsonCursor, depth: number): { [key: string]: JsonValue } {
  const object: { [key: string]: JsonValue } = {};
  open(cursor, depth);
  if (cursor.take('}')) return object;
  do {
    cursor.skipBlanks();
    if (cursor.peek() !== '"') throw cursor.unexpected('a key in double quotes');
    const key = readString(cursor);
    cursor.path.push(key);
    if (key === '__proto__') throw cursor.broken('the key __proto__ is not allowed');
    if (Object.hasOwn(object, key)) throw cursor.broken('the key is there twice');
    cursor.skipBlanks();
    if (!cursor.take(':')) throw cursor.unexpected('":"');
    cursor.skipBlanks();
    object[key] = readValue(cursor, depth + 1);
    cursor.path.pop();
    cursor.skipBlanks();
  } while (cursor.take(','));
  if (!cursor.take('}')) throw cursor.unexpected('"," or "}"');
  return object;
}

function readArray(cursor: JsonCursor, depth: number): JsonValue[] {
  const array: JsonValue[] = [];
  open(cursor, depth);
  if (cursor.take(']')) return array;
  do {
    cursor.skipBlanks();
    cursor.path.push(array.length);
    array.push(readValue(cursor, depth + 1));
    cursor.path.pop();
    cursor.skipBlanks();
  } while (cursor.take(','));
  if (!cursor.take(']')) throw cursor.unexpected('"," or "]"');
  return array;
}

function open(cursor: JsonCursor, depth: number): void {
  if (depth > JSON_DEPTH_MAX) throw cursor.broken(`must not be nested deeper than ${JSON_DEPTH_MAX}`);
  cursor.at += 1;
  cursor.skipBlanks();
}

// Strings and numbers of the strict JSON reader.
import type { JsonCursor } from './cursor';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ESCAPES: Record<string, string> = {
  '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t',
}; // prettier-ignore

/** All but quotes, backslashes and control characters. A loop over them would take ten times as long for a file. */
const PLAIN = /[ !#-[\]-\uffff]*/y;

/** Reads from an opening quote to behind the closing one. */
export function readString(cursor: JsonCursor): string {
  const { text } = cursor;
  let value = '';
  cursor.at += 1;
  for (;;) {
    PLAIN.lastIndex = cursor.at;
    PLAIN.test(text);
    const plain = text.slice(cursor.at, PLAIN.lastIndex);
    value = value === '' ? plain : value + plain;
    cursor.at = PLAIN.lastIndex;
    const code = text.charCodeAt(cursor.at);
    if (code === BACKSLASH) value += readEscape(cursor);
    else if (code === QUOTE) {
      cursor.at += 1;
      return value;
    } else throw cursor.unexpected('a closing quote (control characters must be escaped)');
  }
}

function readEscape(cursor: JsonCursor): string {
  const letter = cursor.text.charAt(cursor.at + 1);
  if (letter === 'u') return readUnicodeEscape(cursor);
  const character = ESCAPES[letter];
  cursor.at += 1;
  if (character === undefined) throw cursor.unexpected('an escape such as \\n or \\u0041');
  cursor.at += 1;
  return character;
}

function readUnicodeEscape(cursor: JsonCursor): string {
  const unit = readUnit(cursor);
  if (unit === 0) throw cursor.broken('the character U+0000 is not allowed');
  if (unit >= 0xd800 && unit <= 0xdbff && cursor.text.startsWith('\\u', cursor.at)) {
    const low = readUnit(cursor);
    if (low >= 0xdc00 && low <= 0xdfff) return String.fromCharCode(unit, low);
    throw cursor.broken('half of a surrogate pair is not a character');
  }
  if (unit >= 0xd800 && unit <= 0xdfff) throw cursor.broken('half of a surrogate pair is not a character');
  return String.fromCharCode(unit);
}

function readUnit(cursor: JsonCursor): number {
  const digits = cursor.text.slice(cursor.at + 2, cursor.at + 6);
  if (!/^[0-9a-fA-F]{4}$/.test(digits)) {
    cursor.at += 2;
    throw cursor.unexpected('four hexadecimal digits');
  }
  cursor.at += 6;
  return Number.parseInt(digits, 16);
}

const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;

/** Reads a number that survives the way into a double: finite, and exact when it is written as an integer. */
export function readNumber(cursor: JsonCursor): number {
  NUMBER.lastIndex = cursor.at;
  const match = NUMBER.exec(cursor.text);
  if (!match) {
    cursor.at += 1;
    throw cursor.unexpected('a digit');
  }
  const value = Number(match[0]);
  if (!Number.isFinite(value)) throw cursor.broken('the number is too large');
  const writtenAsInteger = match[1] === undefined && match[2] === undefined;
  if (writtenAsInteger && !Number.isSafeInteger(value)) {
    throw cursor.broken('an integer must lie within ±9007199254740991 (2^53 − 1), where doubles are exact');
  }
  cursor.at += match[0].length;
  return value;
}

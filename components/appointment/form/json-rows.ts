// The keys and values that partners choose, as rows of two text boxes; any JSON value survives the way there and back.
import { z } from 'zod';
import type { Json, JsonObject } from '@/lib/contract/free-form';
import { duplicateKeys } from './duplicate-keys';
import type { Say } from './say';

export type JsonRow = { key: string; json: string };

/** A value as its box shows it: text as it is, everything else (and text that looks like it) as JSON. */
export function writeJson(value: Json): string {
  return typeof value === 'string' && readJson(value) === value ? value : JSON.stringify(value);
}

/** What a box means: JSON where it is JSON, otherwise the text itself. `007` and `1.50` stay as typed. */
export function readJson(typed: string): Json {
  const value = parsed(typed);
  if (value === undefined) return typed;
  // A long reference number must not lose its last digits by being read as a number.
  if (typeof value === 'number' && String(value) !== typed.trim()) return typed;
  return value;
}

/** The rows of an object, without the keys that have boxes of their own. */
export function rowsOf(object: JsonObject, except: readonly string[] = []): JsonRow[] {
  return Object.entries(object)
    .filter(([key]) => !except.includes(key))
    .map(([key, value]) => ({ key, json: writeJson(value) }));
}

/** The object of the rows; rows without a key are left out, and of two equal keys the last one counts. */
export function objectOf(rows: readonly JsonRow[]): JsonObject {
  return Object.fromEntries(
    rows.filter(({ key }) => key.trim() !== '').map(({ key, json }) => [key.trim(), readJson(json)]),
  );
}

/** Rows to the object they stand for. Marks a value without a key, a key given twice and a number too long to keep. */
export function jsonRows(say: Say) {
  return z
    .array(z.object({ key: z.string(), json: z.string() }))
    .superRefine((rows, context) => {
      const doubled = duplicateKeys(rows.map(({ key }) => key.trim()));
      for (const [index, row] of rows.entries()) {
        const key = row.key.trim();
        const wrong =
          (key === '' && row.json !== '' && say('keyMissing')) ||
          (key === '__proto__' && say('keyReserved')) ||
          (doubled.has(key) && say('keyTwice', { key }));
        if (wrong) context.addIssue({ code: 'custom', path: [index, 'key'], message: wrong });
        if (losesDigits(readJson(row.json))) {
          context.addIssue({ code: 'custom', path: [index, 'json'], message: say('numberTooLong') });
        }
      }
    })
    .transform(objectOf);
}

function parsed(typed: string): Json | undefined {
  try {
    return JSON.parse(typed) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function losesDigits(value: Json): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(losesDigits);
}

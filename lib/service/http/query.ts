// The query of a request, and its values that are not text.
import { z } from 'zod';
import type { ErrorDetail } from '@/lib/contract/errors';
import { Failure } from './failure';

const INT64_MAX = 2n ** 63n - 1n;

/** A whole number of 64 bits, without loss. */
export const int64 = z
  .string()
  .regex(/^-?\d{1,19}$/, { error: 'must be a whole number' })
  .transform((text) => BigInt(text))
  .refine((value) => value <= INT64_MAX && value >= -INT64_MAX - 1n, {
    error: 'must be a whole number of at most 64 bits',
  });

type Query = Record<string, string | string[]>;

/**
 * The parameters of a query. Throws 400 for one that is there twice, because two readers could differ about it;
 * those of `repeatable` are always lists.
 */
export function queryOf(url: string, repeatable: readonly string[] = []): Query {
  const start = url.indexOf('?');
  if (start === -1) return {};
  const query: Query = {};
  const details: ErrorDetail[] = [];
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    const before = Object.hasOwn(query, name) ? query[name] : undefined;
    if (value.includes('\0')) details.push({ path: name, message: 'holds the character U+0000' });
    if (repeatable.includes(name)) query[name] = [...(before ?? []), value];
    else if (before === undefined) query[name] = value;
    else details.push({ path: name, message: 'is given twice' });
  }
  const [first] = details;
  if (first) throw new Failure('INVALID_REQUEST', `${first.path}: ${first.message}`, details);
  return query;
}

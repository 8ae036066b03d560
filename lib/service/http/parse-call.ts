// Judges path, query and body by the operation's schemas, all of them, so that one answer lists every wrong field.
import type { z } from 'zod';
import type { ErrorDetail } from '@/lib/contract/errors';
import { ENCRYPTION_HEADER, ENCRYPTION_SCHEME, sealedBody } from '@/lib/contract/jwe';
import { shownPath } from '@/lib/strict-json/shown-path';
import { Failure } from './failure';
import { ignoredFields } from './ignored-fields';
import type { Operation } from './operation';
import { wrongField } from './wrong-field';

/** More wrong fields than this help nobody. */
const DETAILS_MAX = 100;

export type Received = {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  /** Instead of a body that the schema could judge. */
  upload: unknown;
};
export type Parsed = { params: unknown; query: unknown; body: unknown; ignoredFields: string[] };

/** The parsed parts of a call. Throws 400 with all wrong fields. */
export function parseCall(operation: Operation, received: Received): Parsed {
  refuseUnannounced(received.body);
  const details: ErrorDetail[] = [];
  for (const [path, value] of Object.entries(received.params)) {
    if (value.includes('\0')) details.push({ path, message: 'holds the character U+0000' });
  }
  const params = parsePart(operation.params, received.params, details);
  const query = parsePart(operation.query, received.query, details);
  const body = received.upload ? undefined : parsePart(operation.body, received.body, details);
  const [first] = details;
  if (first) throw new Failure('INVALID_REQUEST', summary(first, details.length), details);
  return { params, query, body, ignoredFields: ignoredFields(received.body, body) };
}

/**
 * Without the header an encrypted body is an ordinary one, and wrong (decisions 7). Where every field may be left out,
 * the schema would let it pass: a change would be acknowledged and nothing changed.
 */
function refuseUnannounced(body: unknown): void {
  if (!sealedBody.safeParse(body).success) return;
  throw wrongField(
    ENCRYPTION_HEADER,
    `is missing: the body looks encrypted; send ${ENCRYPTION_HEADER}: ${ENCRYPTION_SCHEME} with it`,
  );
}

function parsePart(schema: z.ZodType | undefined, value: unknown, details: ErrorDetail[]): unknown {
  if (!schema) return value;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    const shown = shownPath(path);
    const known = details.some((detail) => detail.path === shown);
    if (!known && details.length < DETAILS_MAX) details.push({ path: shown, message });
  }
  return undefined;
}

function summary({ path, message }: ErrorDetail, count: number): string {
  const first = path === '' ? message : `${path}: ${message}`;
  return count === 1 ? first : `${first} (and ${count - 1} more, see details)`;
}

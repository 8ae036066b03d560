// Refusing a body whose fields are each well-formed but do not fit what is stored.
import type { ErrorDetail } from '@/lib/contract/errors';
import { Failure } from './http/failure';

/** Throws INVALID_REQUEST that names every wrong field; does nothing when there is none. */
export function refuseWrong(fields: ErrorDetail[]): void {
  if (fields.length === 0) return;
  throw wrongFields(fields);
}

/** INVALID_REQUEST whose message reads "field what would be right; field …". */
export function wrongFields(fields: ErrorDetail[]): Failure {
  const message = fields.map((field) => `${field.path} ${field.message}`).join('; ');
  return new Failure('INVALID_REQUEST', `${message}.`, fields);
}

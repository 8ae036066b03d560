// Which shape an error has on a path, and the body of a refusal in it (decisions 1).
import { FAMILIES, type ErrorCode, type ErrorShape, type Family } from '@/lib/contract/errors';
import type { Failure } from './failure';
import type { Refusals } from './operation';

/** More wrong fields than this make no sentence. */
const SAID_MAX = 10;

/** The error shape of a path or route pattern, by its first segment. */
export function shapeOf(path: string, medicationGateways: readonly string[]): ErrorShape {
  const family = path.split('/', 2)[1] ?? '';
  if (isFamily(family)) return FAMILIES[family];
  return medicationGateways.some((gateway) => gateway.replace(/^\//, '') === family) ? 'plain' : 'nested';
}

/** A refusal as this shape writes it; the vendor has one code for a wrong request and an unknown webhook. */
export function errorBody(
  shape: ErrorShape,
  failure: Failure,
  { codes = {}, beside }: Refusals = {},
): object {
  const { message, status } = failure;
  const code = codes[failure.code] ?? failure.code;
  return { ...shaped(shape, failure, code), ...beside?.({ status, code, message }) };
}

function shaped(shape: ErrorShape, failure: Failure, code: ErrorCode): object {
  const { message, details, status } = failure;
  const more = details.length > 0 && { details };
  switch (shape) {
    case 'nested':
      return { error: { code: code === 'WEBHOOK_NOT_FOUND' ? 'INVALID_REQUEST' : code, message, ...more } };
    case 'status':
      return { status: 'error', message, ...more };
    case 'records':
      return { error: inWords(failure), code: code === 'INVALID_REQUEST' ? 'BAD_REQUEST' : code };
    case 'plain':
      return { error: inWords(failure) };
    case 'numbered':
      return { code: status, error: inWords(failure) };
  }
}

/** The message where a shape has no room for details: it then says all of them itself. */
function inWords({ message, details }: Failure): string {
  if (details.length < 2) return message;
  const said = details
    .slice(0, SAID_MAX)
    .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  const left = details.length - said.length;
  return said.join('; ') + (left > 0 ? `; and ${left} more` : '');
}

function isFamily(segment: string): segment is Family {
  return Object.hasOwn(FAMILIES, segment);
}

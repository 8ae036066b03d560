// What an exchange means: the contract's answer, or a refusal in any of the families' shapes.
import { z } from 'zod';
import {
  nestedError,
  numberedError,
  plainError,
  recordsError,
  statusError,
  type ErrorDetail,
} from '@/lib/contract/errors';
import type { SharedKey } from '@/lib/jwe';
import type { Exchange } from './exchange';
import { openAnswer } from './sealing';
import { ServiceError } from './service-error';

/** A gateway in front of the service says these when the service is away. */
const AWAY = [502, 503, 504];

/** The answer by its schema; an empty body reads as `undefined`. Throws ServiceError for everything else. */
export function readAnswer<Answer>(
  { status, headers, text }: Exchange,
  schema: z.ZodType<Answer>,
  key: SharedKey | undefined,
): Answer {
  if (AWAY.includes(status)) {
    throw new ServiceError('unreachable', `The service is away (status ${status}).`, { status });
  }
  const value = openAnswer(readJson(text, status, headers), headers, key);
  if (status >= 400) throw refusal(value, status);
  if (status < 200 || status >= 300) {
    throw new ServiceError('unreadable', `The service sends us elsewhere (status ${status}).`, { status });
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const places = read.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new ServiceError('unreadable', `The answer is not what the interface says: ${places.join('; ')}`, {
    status,
  });
}

function readJson(text: string, status: number, headers: Headers): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Without the cause: its message quotes the text, which may be a patient's.
    const kind = headers.get('Content-Type') ?? 'no content type';
    throw new ServiceError('unreadable', `The answer is not JSON (status ${status}, ${kind}).`, { status });
  }
}

type Refusal = { code?: string; message: string; details?: ErrorDetail[] | undefined };

/** The families' shapes, the more telling first; the last one is how the vendor's gateway refuses. */
const refusalShape: z.ZodType<Refusal> = z.union([
  nestedError.transform(({ error }) => error),
  recordsError.transform(({ code, error }) => ({ code, message: error })),
  numberedError.transform(({ error }) => ({ message: error })),
  plainError.transform(({ error }) => ({ message: error })),
  statusError,
  z.object({ message: z.string() }),
]);

function refusal(value: unknown, status: number): ServiceError {
  if (value === undefined)
    return new ServiceError('refused', `The service refused with status ${status}.`, { status });
  const read = refusalShape.safeParse(value);
  if (!read.success) {
    return new ServiceError('unreadable', `The refusal is not what the interface says (status ${status}).`, {
      status,
    });
  }
  const { code, message, details } = read.data;
  return new ServiceError('refused', message, { status, code, details });
}

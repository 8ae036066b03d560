// The program's log: JSON lines on standard output, without anything about patients or staff.
import { pino, type Logger } from 'pino';
import { environment } from './env';

/** Fields that name a person or open a door; a line that carries one by mistake shows a mark instead. */
const NEVER_LOGGED = [
  'aadhaar_number',
  'authorization',
  'body',
  'client_secret',
  'cookie',
  'dob',
  'email',
  'first_name',
  'headers',
  'last_name',
  'mobile',
  'name',
  'password',
  'patient_details',
  'secret',
  'token',
];

const SHARED = Symbol.for('front-desk.log');
type Shared = typeof globalThis & { [SHARED]?: Logger };

/** One logger in the process, although Next's bundle and server.ts load this file twice. */
export function log(): Logger {
  const shared = globalThis as Shared;
  return (shared[SHARED] ??= pino({
    level: environment().LOG_LEVEL,
    base: null,
    redact: { paths: NEVER_LOGGED.flatMap((field) => [field, `*.${field}`]), censor: '[left out]' },
    serializers: { err: describeError },
  }));
}

type ErrorLine = { type: string; message: string; code?: string; stack?: string; cause?: ErrorLine };

/**
 * What is logged of an error. PostgreSQL's `detail` and `where` quote rows, and so do all but the last
 * line of Prisma's messages, so none of them is kept.
 */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is not an error was thrown' };
  const fromPrisma = error.name.startsWith('PrismaClient');
  const message = fromPrisma ? (error.message.trim().split('\n').at(-1) ?? '') : error.message;
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

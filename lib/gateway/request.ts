// Asks the service one question: address, token, sealing, time limit, and repetition where it can do no harm.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { Family } from '@/lib/contract/errors';
import { readAnswer } from './answer';
import { exchange, type Exchange } from './exchange';
import { sealBody } from './sealing';
import { ServiceError } from './service-error';
import { accessToken, tokenAfter401 } from './session';
import { untilAborted } from './time-limit';
import { connection, type Connection } from './transport';

export type Question<Answer> = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** From the root, made by `pathOf`. */
  path: string;
  /** Members that are undefined are left out. */
  query?: Record<string, string | number | readonly string[] | undefined>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent as multipart/form-data in place of `body`; never sealed. */
  form?: FormData;
  /** What a good answer holds; an empty body is `undefined`. */
  answer: z.ZodType<Answer>;
  /**
   * Whether it may be sent again when nobody knows if it arrived: reading, and changes whose repetition the service
   * notices. GET is, the others are not unless they say so.
   */
  repeatable?: boolean;
  /** For what takes longer than a question; the transport's own limit unless given. */
  timeLimitMs?: number;
};

export type Reply<Answer> = { answer: Answer; etag: string | null; location: string | null };

const TIME_LIMIT_MS = 10_000;
const REPETITIONS = 2;
/** The longest pause before each repetition; the actual one is random, so that desks do not knock in step. */
const PAUSE_MS = [200, 800];
/** The families whose token travels in the header `auth` (interface, Authentication 1). */
const AUTH_HEADER: readonly Family[] = ['cdr', 'dr'];

/** The parsed answer and its ETag. Throws ServiceError; what was refused is never sent again. */
export async function ask<Answer>(question: Question<Answer>): Promise<Reply<Answer>> {
  const open = connection();
  const limit = new AbortController();
  const timeLimit = question.timeLimitMs ?? open.transport.timeLimitMs ?? TIME_LIMIT_MS;
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    return await askUntil(open, question, limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function askUntil<Answer>(
  open: Connection,
  question: Question<Answer>,
  signal: AbortSignal,
): Promise<Reply<Answer>> {
  for (let repetition = 0; ; repetition++) {
    try {
      const answered = await authorised(open, question, signal);
      const answer = readAnswer(answered, question.answer, open.transport.sharedKey);
      const { headers } = answered;
      return { answer, etag: headers.get('ETag'), location: headers.get('Location') };
    } catch (error) {
      if (signal.aborted || repetition === REPETITIONS || !mayRepeat(error, question)) throw error;
    }
    await pause(randomInt(1, PAUSE_MS[repetition] ?? 1));
  }
}

/** One exchange with a token; a 401 came before anything was done, so it is asked once more with a new token. */
async function authorised(
  open: Connection,
  question: Question<unknown>,
  signal: AbortSignal,
): Promise<Exchange> {
  const token = await untilAborted(accessToken(open), signal);
  const first = await exchange(open.transport, requestFor(open, question, token, signal), signal);
  if (first.status !== 401) return first;
  const next = await untilAborted(tokenAfter401(open, token), signal);
  return exchange(open.transport, requestFor(open, question, next, signal), signal);
}

function requestFor(
  { transport }: Connection,
  { method, path, query = {}, headers, body, form }: Question<unknown>,
  token: string,
  signal: AbortSignal,
): Request {
  const url = new URL(path, transport.baseUrl);
  for (const [name, value] of Object.entries(query)) {
    const values = typeof value === 'object' ? value : value === undefined ? [] : [value];
    for (const each of values) url.searchParams.append(name, String(each));
  }
  const family = path.split('/')[1] as Family;
  const credential = AUTH_HEADER.includes(family) ? { auth: token } : { Authorization: `Bearer ${token}` };
  const sealed = sealBody(body, transport.sharedKey);
  return new Request(url, {
    method,
    headers: { Accept: 'application/json', ...credential, ...sealed.headers, ...headers },
    ...((sealed.body ?? form) !== undefined && { body: sealed.body ?? form }),
    redirect: 'manual',
    signal,
  });
}

function mayRepeat(error: unknown, { method, repeatable = method === 'GET' }: Question<unknown>): boolean {
  return error instanceof ServiceError && error.kind === 'unreachable' && (repeatable || error.unsent);
}

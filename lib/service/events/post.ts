// One attempt to deliver: a POST to the checked address, no redirects, a time limit, and the start of the answer.
import { request as httpRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https';
import { checkDestination, ForbiddenAddress, type CheckedAddress, type GuardRules } from './address-guard';

/** A receiver has this long to answer, in milliseconds. */
const TIME_LIMIT = 15_000;
/** How much of the answer is kept for the delivery log, in bytes. */
const ANSWER_KEPT = 1024;

export type PostResult = {
  /** The HTTP status; null when there was no answer */
  status: number | null;
  /** null for a 2xx; else what went wrong, as a word for the log */
  problem: string | null;
  answer: string;
  /** Seconds that the receiver asked us to wait; null when it did not */
  retryAfter: number | null;
};

const agents = {
  http: new HttpAgent({ keepAlive: true, maxSockets: 64 }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: 64 }),
};

/** Posts a body once. Never throws: every way to fail is a result for the log. */
export async function post(
  endpoint: string,
  headers: Record<string, string>,
  body: string,
  rules: GuardRules,
): Promise<PostResult> {
  try {
    const url = new URL(endpoint);
    const address = await checkDestination(url, rules);
    return judge(await exchangeOrAgain(url, address, headers, body));
  } catch (error) {
    return { status: null, problem: wordFor(error), answer: '', retryAfter: null };
  }
}

/** A kept connection that the receiver closed just now says nothing about the receiver: try once on a new one. */
async function exchangeOrAgain(...parts: Parameters<typeof exchange>): Promise<Exchange> {
  try {
    return await exchange(...parts);
  } catch (error) {
    if (error instanceof StaleConnection) return exchange(...parts);
    throw error;
  }
}

class StaleConnection extends Error {}

type Exchange = { status: number; answer: string; retryAfter: string | undefined };

function exchange(
  url: URL,
  { address, family }: CheckedAddress,
  headers: Record<string, string>,
  body: string,
): Promise<Exchange> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const sent = (secure ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: secure ? agents.https : agents.http,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      // The connection goes to the very address that was checked; the name is not resolved a second time.
      lookup: (_host, options, done) => {
        if (options.all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection(error.code) : error);
    });
    sent.on('response', (answer) => {
      readStart(answer).then(
        (text) =>
          resolve({
            status: answer.statusCode ?? 0,
            answer: text,
            retryAfter: answer.headers['retry-after'],
          }),
        reject,
      );
    });
    sent.end(body);
  });
}

/** The first kilobyte of the answer; the rest is let go so that a long one costs no memory. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= ANSWER_KEPT) break;
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_KEPT).toString('utf8').replaceAll('\u0000', '\ufffd');
}

function judge({ status, answer, retryAfter }: Exchange): PostResult {
  const problem =
    status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'refused';
  return { status, problem, answer, retryAfter: secondsOf(retryAfter) };
}

function secondsOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\d{1,7}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

function wordFor(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.reason;
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'timeout';
  if (error instanceof Error && 'code' in error) return String(error.code).toLowerCase();
  return 'failed';
}

// Senders that are slow, or make no sense. The service answers the bodies that it reads in its own way
// (lib/service/http/slow-body.ts).
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { BODY_WITHIN_MS, HEAD_WITHIN_MS, UPLOAD_BYTES_WITHIN } from '@/lib/contract/slow-sender';
import { answer } from './answer';

/** How long a request may take to arrive, in milliseconds, and how many bytes of a body each `bodyMs` has to bring. */
export type Patience = { headMs: number; bodyMs: number; bodyBytes: number };

export const PATIENCE: Patience = {
  headMs: HEAD_WITHIN_MS,
  bodyMs: BODY_WITHIN_MS,
  bodyBytes: UPLOAD_BYTES_WITHIN,
};

const TOO_SLOW = { code: 'REQUEST_TIMEOUT', message: 'the request came too slowly; send it again' };
const TOO_LARGE = { code: 'TOO_LARGE', message: 'the headers are too large' };
const NO_HTTP = { code: 'INVALID_REQUEST', message: 'this is no HTTP/1.1 request' };

/** Ends a request whose body drips, with 408 where nothing was answered yet. */
export function endDripping(request: IncomingMessage, response: ServerResponse, patience: Patience): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const isComing = socket.bytesRead - before >= patience.bodyBytes;
    before = socket.bytesRead;
    if (isComing) return;
    clearInterval(timer);
    if (response.headersSent) socket.destroy();
    else answer(response, 408, { error: TOO_SLOW }, { Connection: 'close' });
  }, patience.bodyMs);
  response.once('close', () => clearInterval(timer));
}

/** Answers what Node's parser gave up: it never became a request. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Duplex, isAnswering: boolean): void {
  if (!socket.writable || isAnswering) return void socket.destroy();
  const [status, problem] = problemOf(error.code);
  const body = JSON.stringify({ error: problem });
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n`;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${headers}\r\n`;
  socket.end(head + body, () => socket.destroy());
}

function problemOf(code: string | undefined): [number, { code: string; message: string }] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, TOO_SLOW];
    case 'HPE_HEADER_OVERFLOW':
      return [431, TOO_LARGE];
    default:
      return [400, NO_HTTP];
  }
}

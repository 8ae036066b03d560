// One request, one whole answer, within the time that is left. No token, no repetition, no meaning.
import type { GatewayTransport } from './transport';
import { ServiceError } from './service-error';
import { untilAborted } from './time-limit';

export type Exchange = { status: number; headers: Headers; text: string };

/** Causes at which no byte of the request has left, as Node and undici name them. */
const UNSENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Sends a request and reads the whole answer; `signal` ends the wait. Throws ServiceError `unreachable`. */
export async function exchange(
  transport: GatewayTransport,
  request: Request,
  signal: AbortSignal,
): Promise<Exchange> {
  try {
    return await untilAborted(carry(transport, request), signal);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('unreachable', 'The connection to the service failed.', {
      unsent: UNSENT.includes(connectionCode(error)),
      cause: error,
    });
  }
}

async function carry(transport: GatewayTransport, request: Request): Promise<Exchange> {
  const response = await transport.fetch(request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** fetch hides the socket's error in `cause`. */
function connectionCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

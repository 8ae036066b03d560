// A request that is turned away, and the JSON that says so to our own pages.
import { ERROR_STATUS, type ErrorCode } from '@/lib/contract/errors';

/** Why a request of our own pages is refused; the status comes from the table of codes. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const signedOut = () => new Refusal('UNAUTHORIZED', 'Your session has ended. Sign in again.');
export const forbiddenToRole = () =>
  new Refusal('FORBIDDEN', 'Your role does not include this. Ask an administrator.');
export const foreignSite = () =>
  new Refusal('FORBIDDEN', 'The request did not come from this site. Reload the page.');

/** `{error: {code, message}}` with its status; an error that is not a refusal is thrown on. */
export function refusalResponse(error: unknown): Response {
  if (!(error instanceof Refusal)) throw error;
  return Response.json(
    { error: { code: error.code, message: error.message } },
    { status: ERROR_STATUS[error.code], headers: { 'Cache-Control': 'no-store', ...error.headers } },
  );
}

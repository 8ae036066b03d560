/** What the browser asks of its session. */
import type { SessionTimes } from './session-times';

const ADDRESS = '/api/session';

export type SessionAnswer =
  | { kind: 'live'; staffId: string; times: SessionTimes }
  | { kind: 'over' }
  /** No answer, or one that says nothing about the session: the line, not the person. */
  | { kind: 'unknown' };

/** How the session stands; `PATCH` says that somebody is at work, `GET` only looks. */
export async function askSession(method: 'GET' | 'PATCH'): Promise<SessionAnswer> {
  const response = await send(method);
  if (response?.status === 401) return { kind: 'over' };
  if (!response?.ok) return { kind: 'unknown' };
  const body = (await response.json()) as SessionTimes & { staff_id: string };
  return { kind: 'live', staffId: body.staff_id, times: body };
}

export type SignInProblem = 'wrong' | 'disabled' | 'throttled' | 'unavailable' | 'unreachable' | 'step-over';
export type SignInAnswer =
  | { kind: 'signed-in'; times: SessionTimes }
  /** The password is right, and the code of the second factor is asked for. */
  | { kind: 'second-step' }
  | { kind: 'refused'; problem: SignInProblem; waitSeconds: number };

/** By status; 403 has two meanings, and only the one about the account names the field. */
const PROBLEMS: Record<number, SignInProblem> = { 400: 'wrong', 401: 'wrong', 429: 'throttled' };

/** Signs in; the cookie comes with the answer. */
export async function sendSignIn(email: string, password: string): Promise<SignInAnswer> {
  const response = await send('POST', { email, password });
  if (response?.status === 202) return { kind: 'second-step' };
  if (response?.ok) return { kind: 'signed-in', times: (await response.json()) as SessionTimes };
  if (!response) return { kind: 'refused', problem: 'unreachable', waitSeconds: 0 };
  const problem = PROBLEMS[response.status] ?? ((await namesEmail(response)) ? 'disabled' : 'unavailable');
  return { kind: 'refused', problem, waitSeconds: Number(response.headers.get('retry-after') ?? 0) };
}

async function namesEmail(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response.json()) as { error: { details?: { path: string }[] } };
  return body.error.details?.some(({ path }) => path === 'email') ?? false;
}

/** Signs out and leaves the page, also when the server could not be told: nobody stays on it. */
export async function sendSignOut(): Promise<void> {
  await send('DELETE');
  window.location.assign('/sign-in');
}

/** Null when the server cannot be reached. */
export async function send(method: string, body?: object, address = ADDRESS): Promise<Response | null> {
  try {
    return await fetch(address, {
      method,
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The second step of a sign-in. Apart from the rest, which every page loads. */
import { send } from './session-requests';
import type { SessionTimes } from './session-times';

export type CodeProblem = 'wrong-code' | 'throttled' | 'unavailable' | 'unreachable';
export type CodeAnswer =
  | { kind: 'signed-in'; times: SessionTimes }
  /** Too long ago: the password is asked for again. */
  | { kind: 'step-over' }
  | { kind: 'refused'; problem: CodeProblem; waitSeconds: number };

const PROBLEMS: Record<number, CodeProblem> = { 400: 'wrong-code', 429: 'throttled' };

/** Finishes a sign-in with a code; the cookie comes with the answer. */
export async function sendCode(code: string): Promise<CodeAnswer> {
  const response = await send('POST', { code }, '/api/session/second-factor');
  if (!response) return { kind: 'refused', problem: 'unreachable', waitSeconds: 0 };
  if (response.ok) return { kind: 'signed-in', times: (await response.json()) as SessionTimes };
  if (response.status === 401) return { kind: 'step-over' };
  const problem = PROBLEMS[response.status] ?? 'unavailable';
  return { kind: 'refused', problem, waitSeconds: Number(response.headers.get('retry-after') ?? 0) };
}

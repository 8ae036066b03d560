// The second step of a sign-in. Between the two a person holds a cookie that opens nothing but this step.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { writeAudit } from '../audit';
import { isHttps } from '../public-origin';
import { takeCode, type CodeKind } from '../second-factor/check-code';
import { endSessionOf, forgetEndedSessions } from '../sessions/read-session';
import { onlyCookie } from '../sessions/session-cookie';
import { deskStore } from '../store';
import { auth } from './auth';
import { tokenHash } from './hashed-tokens';
import type { Visitor } from './sign-in';
import { Throttled, throttled } from './throttle';

/** From the password to the code. */
const STEP_SECONDS = 10 * 60;
const TOKEN_BYTES = 32;

/** What the form sends: a code of the app, or a recovery code. */
export const codeSchema = z.object({ code: z.string().min(1, { error: 'must not be empty' }).max(100) });

export type SecondStepOutcome =
  | { kind: 'signed-in'; staffId: string; cookies: string[] }
  | { kind: 'wrong-code' }
  /** Too long ago, used already, or never begun: the password is asked for again. */
  | { kind: 'step-over' }
  | { kind: 'throttled'; retryAfterSeconds: number };

/** Remembers that the password was right; returns the `Set-Cookie` value. */
export async function beginSecondStep(staffId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = Date.now();
  const store = deskStore();
  await store.secondStep.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  const expiresAt = new Date(now + STEP_SECONDS * 1000);
  await store.secondStep.create({ data: { tokenHash: tokenHash(token), staffId, expiresAt } });
  return stepCookie(token, STEP_SECONDS);
}

/** Whether a request holds a second step that can be finished: for the page, which says no more than that. */
export async function awaitsSecondStep(headers: Headers): Promise<boolean> {
  return (await stepOf(headers)) !== null;
}

/** Finishes the sign-in. Rejects when the attempt cannot be counted or recorded: then nobody gets in. */
export async function finishSignIn(code: string, visitor: Visitor): Promise<SecondStepOutcome> {
  const step = await stepOf(visitor.headers);
  if (!step) return { kind: 'step-over' };
  try {
    const { email } = step.staff;
    const { outcome, kind } = await throttled({ email, address: visitor.address, step: 'code' }, async () => {
      const kind = await takeCode(step.staffId, code);
      const outcome = kind ? await begin(step, visitor) : ({ kind: 'wrong-code' } as const);
      return { outcome, kind, passed: outcome.kind === 'signed-in' };
    });
    await record(step, outcome, visitor, kind);
    if (outcome.kind === 'signed-in') {
      await endSessionOf(visitor.headers);
      await forgetEndedSessions();
    }
    return outcome;
  } catch (error) {
    if (!(error instanceof Throttled)) throw error;
    const outcome = { kind: 'throttled', retryAfterSeconds: error.retryAfterSeconds } as const;
    await record(step, outcome, visitor, null);
    return outcome;
  }
}

type Step = NonNullable<Awaited<ReturnType<typeof stepOf>>>;

async function stepOf(headers: Headers) {
  const token = onlyCookie(headers, stepCookieName());
  if (!token) return null;
  return deskStore().secondStep.findFirst({
    where: { tokenHash: tokenHash(token), expiresAt: { gt: new Date() }, staff: { banned: false } },
    include: { staff: { select: { name: true, email: true } } },
  });
}

/** The step goes as the session begins: two codes at once begin one. */
async function begin(step: Step, visitor: Visitor): Promise<SecondStepOutcome> {
  const { staffId } = step;
  const { count } = await deskStore().secondStep.deleteMany({ where: { tokenHash: step.tokenHash } });
  if (count === 0) return { kind: 'step-over' };
  const headers = new Headers({ 'user-agent': visitor.userAgent, 'x-forwarded-for': visitor.address });
  const answer = await auth().api.beginSession({ body: { staffId }, headers, returnHeaders: true });
  return { kind: 'signed-in', staffId, cookies: [...answer.headers.getSetCookie(), stepCookie('', 0)] };
}

const ACTIONS = {
  'signed-in': 'sign-in.done',
  'wrong-code': 'sign-in.refused',
  'step-over': 'sign-in.refused',
  throttled: 'sign-in.throttled',
} as const;

async function record(step: Step, outcome: SecondStepOutcome, visitor: Visitor, kind: CodeKind | null) {
  const { staffId, staff } = step;
  await writeAudit({
    actor: { staffId, name: staff.name },
    action: ACTIONS[outcome.kind],
    subject: { kind: 'staff', id: staffId },
    detail: {
      address: visitor.address,
      ...(outcome.kind === 'signed-in' ? { second_factor: kind } : { reason: outcome.kind }),
    },
  });
}

function stepCookieName(): string {
  return isHttps() ? '__Host-second-step' : 'second-step';
}

function stepCookie(token: string, seconds: number): string {
  const secure = isHttps() ? '; Secure' : '';
  return `${stepCookieName()}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

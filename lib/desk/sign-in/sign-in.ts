// Signing in: throttled, recorded, alike for an unknown person and a wrong password.
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { writeAudit } from '../audit';
import { endSessionOf, forgetEndedSessions } from '../sessions/read-session';
import { deskStore } from '../store';
import { auth } from './auth';
import { tokenHash } from './hashed-tokens';
import { LONGEST_PASSWORD } from './password-rule';
import { beginSecondStep } from './second-step';
import { Throttled, throttled } from './throttle';

/** What the form sends. Longer passwords than we take are not worth a hash. */
export const credentialsSchema = z.object({
  email: z.email({ error: 'must be an e-mail address' }).max(254),
  password: z
    .string()
    .min(1, { error: 'must not be empty' })
    .max(LONGEST_PASSWORD * 4),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** Who asks: `headers` holds the cookie of an older session, which ends when the new one begins. */
export type Visitor = { address: string; userAgent: string; headers: Headers };

export type SignInOutcome =
  /** `cookies` are `Set-Cookie` values. */
  | { kind: 'signed-in'; staffId: string; cookies: string[] }
  /** The password is right, and the person has a second factor: nothing is open yet. */
  | { kind: 'second-step'; staffId: string; cookies: string[] }
  /** Unknown person or wrong password: which of the two is not said. */
  | { kind: 'wrong' }
  /** The password is right, the account is switched off. */
  | { kind: 'disabled' }
  | { kind: 'throttled'; retryAfterSeconds: number };

/** Tries to sign in. Rejects when the attempt cannot be counted or recorded: then nobody gets in. */
export async function signIn(credentials: Credentials, visitor: Visitor): Promise<SignInOutcome> {
  const email = credentials.email.toLowerCase();
  try {
    const { outcome } = await throttled({ email, address: visitor.address }, async () => {
      const outcome = await attempt(email, credentials.password, visitor);
      return { outcome, passed: outcome.kind === 'signed-in' || outcome.kind === 'second-step' };
    });
    await record(email, outcome, visitor);
    if (outcome.kind === 'signed-in') {
      await endSessionOf(visitor.headers);
      await forgetEndedSessions();
    }
    return outcome;
  } catch (error) {
    if (!(error instanceof Throttled)) throw error;
    const outcome = { kind: 'throttled', retryAfterSeconds: error.retryAfterSeconds } as const;
    await record(email, outcome, visitor);
    return outcome;
  }
}

async function attempt(email: string, password: string, visitor: Visitor): Promise<SignInOutcome> {
  const headers = new Headers({ 'user-agent': visitor.userAgent, 'x-forwarded-for': visitor.address });
  try {
    const answer = await auth().api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    const { user, token } = answer.response;
    if (!user.twoFactorEnabled)
      return { kind: 'signed-in', staffId: user.id, cookies: answer.headers.getSetCookie() };
    // Ended before anybody has its cookie: the second step begins the one that counts.
    await deskStore().session.deleteMany({ where: { token: tokenHash(token) } });
    return { kind: 'second-step', staffId: user.id, cookies: [await beginSecondStep(user.id)] };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.status === 'UNAUTHORIZED') return { kind: 'wrong' };
    if (error.status === 'FORBIDDEN' && error.body?.code === 'BANNED_USER') return { kind: 'disabled' };
    throw error;
  }
}

const ACTIONS = {
  'signed-in': 'sign-in.done',
  'second-step': 'sign-in.password',
  wrong: 'sign-in.refused',
  disabled: 'sign-in.refused',
  throttled: 'sign-in.throttled',
} as const;

/** The name is looked up for strangers too, so that both take the same time; what they typed is not kept. */
async function record(email: string, outcome: SignInOutcome, visitor: Visitor): Promise<void> {
  const staff = await deskStore().staff.findUnique({ where: { email }, select: { id: true, name: true } });
  const proven = outcome.kind !== 'wrong' && outcome.kind !== 'throttled';
  await writeAudit({
    actor: proven && staff ? { staffId: staff.id, name: staff.name } : null,
    action: ACTIONS[outcome.kind],
    subject: { kind: 'staff', id: staff?.id ?? 'unknown' },
    detail: { address: visitor.address, ...(!('cookies' in outcome) && { reason: outcome.kind }) },
  });
}

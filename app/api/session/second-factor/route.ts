// The second step of a sign-in: the code of the second factor.
import { refuseForeignOrigin } from '@/lib/desk/foreign-origin';
import { privateJson, Refusal } from '@/lib/desk/refusal';
import { isPlainForm, readJsonBody } from '@/lib/desk/request-body';
import { timesOfNewSession } from '@/lib/desk/sessions/session-times';
import { codeSchema, finishSignIn, type SecondStepOutcome } from '@/lib/desk/sign-in/second-step';
import { answered, settingCookies, tooManyAttempts, visitorOf } from '../answers';
import { answerPlainCode } from '../plain-form';

/** Finishes a sign-in: 200, 400 a wrong code, 401 the password is asked for again, 429 with Retry-After. */
export async function POST(request: Request): Promise<Response> {
  return answered(async () => {
    refuseForeignOrigin(request);
    const finish = (code: string) => finishSignIn(code, visitorOf(request));
    if (isPlainForm(request)) return answerPlainCode(request, finish);
    const outcome = await finish((await readJsonBody(request, codeSchema)).code);
    if (outcome.kind !== 'signed-in') throw refused(outcome);
    return privateJson(timesOfNewSession(), { headers: settingCookies(outcome.cookies) });
  });
}

function refused(outcome: Exclude<SecondStepOutcome, { cookies: string[] }>): Refusal {
  if (outcome.kind === 'throttled') return tooManyAttempts(outcome.retryAfterSeconds);
  if (outcome.kind === 'step-over')
    return new Refusal('UNAUTHORIZED', 'Too much time has passed since the password. Sign in again.');
  const message = 'This code is wrong or was used before. Wait for the next one and try again.';
  return new Refusal('INVALID_REQUEST', message, { details: [{ path: 'code', message }] });
}

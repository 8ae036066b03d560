// The session of this browser: asked for, begun, kept, ended.
import { refuseForeignOrigin } from '@/lib/desk/foreign-origin';
import { privateJson, Refusal, signedOut } from '@/lib/desk/refusal';
import { isPlainForm, readJsonBody } from '@/lib/desk/request-body';
import { readSession } from '@/lib/desk/sessions/read-session';
import { timesOfNewSession, timesLeft } from '@/lib/desk/sessions/session-times';
import { signOut, signOutHeaders } from '@/lib/desk/sessions/sign-out';
import { credentialsSchema, signIn, type SignInOutcome } from '@/lib/desk/sign-in/sign-in';
import { answered, settingCookies, tooManyAttempts, visitorOf } from './answers';
import { answerPlainForm } from './plain-form';

/** How long the session still lasts; asking does not keep it alive. */
export async function GET(request: Request): Promise<Response> {
  return answered(async () => {
    const live = await readSession(request.headers, 'look');
    if (!live) throw signedOut();
    return privateJson({ staff_id: live.actor.staffId, ...timesLeft(live) });
  });
}

/** Somebody is at work: moves the idle end. */
export async function PATCH(request: Request): Promise<Response> {
  return answered(async () => {
    refuseForeignOrigin(request);
    const live = await readSession(request.headers, 'use');
    if (!live) throw signedOut();
    return privateJson({ staff_id: live.actor.staffId, ...timesLeft(live) });
  });
}

/**
 * Signs in: 200, 202 the code of the second factor is owed, 400 a field, 401 unknown person or wrong password, 403
 * disabled, 429 with Retry-After.
 */
export async function POST(request: Request): Promise<Response> {
  return answered(async () => {
    refuseForeignOrigin(request);
    if (isPlainForm(request))
      return answerPlainForm(request, (credentials) => signIn(credentials, visitorOf(request)));
    const credentials = await readJsonBody(request, credentialsSchema);
    const outcome = await signIn(credentials, visitorOf(request));
    if (outcome.kind === 'second-step')
      return privateJson({ owed: 'code' }, { status: 202, headers: settingCookies(outcome.cookies) });
    if (outcome.kind !== 'signed-in') throw refused(outcome);
    return privateJson(timesOfNewSession(), { headers: settingCookies(outcome.cookies) });
  });
}

/** Signs out; also without a session, so that a browser can always be cleared. */
export async function DELETE(request: Request): Promise<Response> {
  return answered(async () => {
    refuseForeignOrigin(request);
    await signOut(request.headers);
    return privateJson({}, { headers: signOutHeaders() });
  });
}

function refused(outcome: Exclude<SignInOutcome, { cookies: string[] }>): Refusal {
  if (outcome.kind === 'wrong') {
    return new Refusal('UNAUTHORIZED', 'E-mail and password do not belong together. Try again.');
  }
  if (outcome.kind === 'disabled') {
    const message = 'This account is switched off. Ask an administrator.';
    return new Refusal('FORBIDDEN', message, { details: [{ path: 'email', message }] });
  }
  return tooManyAttempts(outcome.retryAfterSeconds);
}

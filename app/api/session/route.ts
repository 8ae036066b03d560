// The session of this browser: asked for, begun, kept, ended.
import { clientAddress } from '@/lib/desk/client-address';
import { refuseForeignOrigin } from '@/lib/desk/foreign-origin';
import { privateJson, Refusal, refusalResponse, signedOut } from '@/lib/desk/refusal';
import { isPlainForm, readJsonBody } from '@/lib/desk/request-body';
import { readSession } from '@/lib/desk/sessions/read-session';
import { timesOfNewSession, timesLeft } from '@/lib/desk/sessions/session-times';
import { signOut, signOutHeaders } from '@/lib/desk/sessions/sign-out';
import { credentialsSchema, signIn, type Credentials, type SignInOutcome } from '@/lib/desk/sign-in/sign-in';
import { log } from '@/lib/log';
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

/** Signs in: 200, 400 a field, 401 unknown person or wrong password, 403 disabled, 429 with Retry-After. */
export async function POST(request: Request): Promise<Response> {
  return answered(async () => {
    refuseForeignOrigin(request);
    if (isPlainForm(request)) return answerPlainForm(request, (credentials) => begin(request, credentials));
    const outcome = await begin(request, await readJsonBody(request, credentialsSchema));
    if (outcome.kind !== 'signed-in') throw refused(outcome);
    const headers = new Headers(outcome.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
    return privateJson(timesOfNewSession(), { headers });
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

function begin(request: Request, credentials: Credentials): Promise<SignInOutcome> {
  const { headers } = request;
  const userAgent = headers.get('user-agent') ?? '';
  return signIn(credentials, { address: clientAddress(headers), userAgent, headers });
}

function refused(outcome: Exclude<SignInOutcome, { kind: 'signed-in' }>): Refusal {
  if (outcome.kind === 'wrong') {
    return new Refusal('UNAUTHORIZED', 'E-mail and password do not belong together. Try again.');
  }
  if (outcome.kind === 'disabled') {
    const message = 'This account is switched off. Ask an administrator.';
    return new Refusal('FORBIDDEN', message, { details: [{ path: 'email', message }] });
  }
  const wait = outcome.retryAfterSeconds;
  return new Refusal('TOO_MANY_REQUESTS', `Too many attempts. Try again in ${wait} seconds.`, {
    headers: { 'Retry-After': String(wait) },
  });
}

async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    // Who cannot be counted or recorded does not get in.
    log().error({ err: error }, 'a session could not be read or changed');
    return refusalResponse(
      new Refusal('SERVER_ERROR', 'Sessions do not work at the moment. Try again soon.'),
    );
  }
}

// What both steps of a sign-in answer alike.
import { clientAddress } from '@/lib/desk/client-address';
import { Refusal, refusalResponse } from '@/lib/desk/refusal';
import type { Visitor } from '@/lib/desk/sign-in/sign-in';
import { log } from '@/lib/log';

/** Who asks. */
export function visitorOf({ headers }: Request): Visitor {
  return { address: clientAddress(headers), userAgent: headers.get('user-agent') ?? '', headers };
}

/** Headers with one `Set-Cookie` for each value. */
export function settingCookies(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
}

/** 429, and how long to wait. */
export function tooManyAttempts(seconds: number): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', `Too many attempts. Try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** The answer, or the refusal in its place; a fault is logged and told without its reason. */
export async function answered(work: () => Promise<Response>): Promise<Response> {
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

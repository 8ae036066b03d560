// Signing out: the session's row goes, and the browser forgets what it kept.
import { writeAudit } from '../audit';
import { endSessionOf } from './read-session';
import { expiredSessionCookie } from './session-cookie';

/** Ends the session of a request; without one there is nothing to end, and that is fine. */
export async function signOut(headers: Headers): Promise<void> {
  const actor = await endSessionOf(headers);
  if (!actor) return;
  await writeAudit({ actor, action: 'sign-out.done', subject: { kind: 'staff', id: actor.staffId } });
}

/** What the answer to a sign-out carries: pages and pictures of patients leave the browser's caches too. */
export function signOutHeaders(): Headers {
  return new Headers({
    'Set-Cookie': expiredSessionCookie(),
    'Clear-Site-Data': '"cache", "cookies", "storage"',
  });
}

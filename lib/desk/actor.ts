// Who is asking, and whether they may: every page, action and route handler asks here, next to the data it gives
// away. proxy.ts opens nothing, and nothing that a client sends is believed but the session cookie.
import { headers } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { writeAudit } from './audit';
import { isForeignOrigin, refuseForeignOrigin } from './foreign-origin';
import { may, type Permission, type Role } from './permissions';
import { forbiddenToRole, setUpFirst, signedOut } from './refusal';
import { readSession, type LiveSession } from './sessions/read-session';
import { RETURN_PATH_HEADER, setUpPath, signInPath } from './sign-in/return-path';

/** A person of the staff at work. */
export type Actor = {
  staffId: string;
  name: string;
  email: string;
  role: Role;
  /** The doctor of the service that this person is */
  doctorId: string | null;
  /** The clinics this person may see; null = every clinic */
  clinicIds: string[] | null;
  sessionId: string;
};

/** One look per page: layout and page share it. */
const currentSession = cache(async () => readSession(await headers(), 'use'));

/** For layouts: the session, or the way to the sign-in page; who owes a second factor sets it up first. */
export async function requireSession(): Promise<LiveSession> {
  const live = await requireSignedIn();
  if (live.setUpFirst) redirect(setUpPath((await headers()).get(RETURN_PATH_HEADER)));
  return live;
}

/** For the page where a second factor is set up: open to those who owe it, too. */
export async function requireSignedIn(): Promise<LiveSession> {
  const live = await currentSession();
  if (!live) redirect(signInPath((await headers()).get(RETURN_PATH_HEADER)));
  return live;
}

/** For pages: the actor with this permission; others get the sign-in page or the forbidden page with status 403. */
export async function requireActor(permission: Permission): Promise<Actor> {
  const { actor } = await requireSession();
  if (may(actor, permission)) return actor;
  await recordRefusal(actor, permission, (await headers()).get(RETURN_PATH_HEADER) ?? 'page');
  forbidden();
}

/** What an action answers instead of its own result; the page keeps what was typed and shows the way on. */
export type ActionRefusal = { kind: 'signed-out' } | { kind: 'forbidden' };

/**
 * For server actions: does `work` as the actor with this permission, or says why not. Never redirects: that would
 * throw away what the person typed. `settingUp` = also for who owes a second factor.
 */
export async function withActor<Result>(
  permission: Permission | null,
  work: (actor: Actor, live: LiveSession) => Promise<Result>,
  { settingUp = false }: { settingUp?: boolean } = {},
): Promise<Result | ActionRefusal> {
  const head = await headers();
  if (isForeignOrigin(head)) return { kind: 'forbidden' };
  const live = await readSession(head, 'use');
  if (!live) return { kind: 'signed-out' };
  if (live.setUpFirst && !settingUp) return { kind: 'forbidden' };
  if (permission && !may(live.actor, permission)) {
    await recordRefusal(live.actor, permission, 'action');
    return { kind: 'forbidden' };
  }
  return work(live.actor, live);
}

/**
 * For route handlers: the actor with this permission; throws a Refusal (401, 403). Writes must come from our own
 * pages. A handler that pages ask by themselves says `unattended`, so that it does not keep a session alive.
 */
export async function requireActorForRequest(
  request: Request,
  permission: Permission,
  { unattended = false }: { unattended?: boolean } = {},
): Promise<Actor> {
  refuseForeignOrigin(request);
  const live = await readSession(request.headers, unattended ? 'look' : 'use');
  if (!live) throw signedOut();
  if (live.setUpFirst) throw setUpFirst();
  if (may(live.actor, permission)) return live.actor;
  await recordRefusal(live.actor, permission, new URL(request.url).pathname);
  throw forbiddenToRole();
}

async function recordRefusal(actor: Actor, permission: Permission, where: string): Promise<void> {
  await writeAudit({
    actor,
    action: 'access.refused',
    subject: { kind: 'permission', id: permission },
    detail: { where },
  });
}

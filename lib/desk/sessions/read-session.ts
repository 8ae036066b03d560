// Who a request comes from, asked at every request and from the database: a session that was ended elsewhere, a role
// that changed and a person who was disabled take effect at once.
import type { Actor } from '../actor';
import { ROLES } from '../permissions';
import { needsSecondFactor } from '../second-factor/requirement';
import { auth } from '../sign-in/auth';
import { deskStore } from '../store';
import { sessionCookie } from './session-cookie';
import { endOfSession, IDLE_MS, USE_WRITTEN_EVERY_MS } from './session-times';

export type LiveSession = {
  actor: Actor;
  /** When it ends unless it is used again, and when it ends in any case; epoch milliseconds. */
  endsAt: number;
  lastsUntil: number;
  /** The person must have a second factor and has none: nothing but setting it up is open to them */
  setUpFirst: boolean;
};

/**
 * The session of a request, or null. `use` moves the idle end; `look` does not: a board that refreshes itself is not
 * a person at work.
 */
export async function readSession(headers: Headers, purpose: 'use' | 'look'): Promise<LiveSession | null> {
  const cookie = sessionCookie(headers);
  const found = cookie && (await auth().api.getSession({ headers: cookie }));
  if (!found) return null;
  const { session, user } = found;
  const now = Date.now();
  const lastUsedAt = session.lastUsedAt ?? session.createdAt;
  const role = ROLES.find((known) => known === user.role);
  if (endOfSession({ lastUsedAt, expiresAt: session.expiresAt }) <= now || user.banned || !role) {
    await deskStore().session.deleteMany({ where: { id: session.id } });
    return null;
  }
  const used = purpose === 'use' ? await noteUse(session.id, lastUsedAt, now) : lastUsedAt;
  return {
    actor: {
      staffId: user.id,
      name: user.name,
      email: user.email,
      role,
      doctorId: user.doctorId ?? null,
      clinicIds: user.everyClinic ? null : user.clinicIds,
      sessionId: session.id,
    },
    endsAt: endOfSession({ lastUsedAt: used, expiresAt: session.expiresAt }),
    lastsUntil: session.expiresAt.getTime(),
    setUpFirst: !user.twoFactorEnabled && needsSecondFactor({ role, demonstration: user.demonstration }),
  };
}

async function noteUse(id: string, lastUsedAt: Date, now: number): Promise<Date> {
  if (now - lastUsedAt.getTime() < USE_WRITTEN_EVERY_MS) return lastUsedAt;
  const used = new Date(now);
  // Many, not one: a session that was ended in this very moment is no error.
  await deskStore().session.updateMany({ where: { id }, data: { lastUsedAt: used } });
  return used;
}

/** Ends the session of a request, when it has one, and says whose it was. */
export async function endSessionOf(headers: Headers): Promise<Actor | null> {
  const live = await readSession(headers, 'look');
  if (!live) return null;
  await deskStore().session.deleteMany({ where: { id: live.actor.sessionId } });
  return live.actor;
}

/** Removes the rows of sessions that ended without anybody coming back to be told; returns how many. */
export async function forgetEndedSessions(): Promise<number> {
  const now = Date.now();
  const { count } = await deskStore().session.deleteMany({
    where: {
      OR: [{ expiresAt: { lte: new Date(now) } }, { lastUsedAt: { lte: new Date(now - IDLE_MS) } }],
    },
  });
  return count;
}

// The sessions of one person: which devices, since when, and ending them.
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { shortAddress } from '../client-address';
import { deskStore } from '../store';
import { deviceName, type DeviceName } from './device-name';
import { liveSessions } from './session-times';

export type ListedSession = {
  id: string;
  device: DeviceName;
  address: string;
  /** Epoch milliseconds */
  startedAt: number;
  lastUsedAt: number;
  current: boolean;
};

/** The open sessions of the actor, the current one first, then by last use, and when they were read. */
export async function listSessions(actor: Actor): Promise<{ sessions: ListedSession[]; now: number }> {
  const now = Date.now();
  const rows = await deskStore().session.findMany({
    where: { staffId: actor.staffId, ...liveSessions(now) },
    orderBy: { lastUsedAt: 'desc' },
    select: { id: true, userAgent: true, ipAddress: true, createdAt: true, lastUsedAt: true },
  });
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent ?? ''),
    address: shortAddress(row.ipAddress ?? ''),
    startedAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    current: row.id === actor.sessionId,
  }));
  return { sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)), now };
}

/** Ends one session of the actor's own; false = it is not theirs or already over. */
export async function endSession(actor: Actor, sessionId: string): Promise<boolean> {
  const { count } = await deskStore().session.deleteMany({
    where: { id: sessionId, staffId: actor.staffId },
  });
  if (count > 0) await record(actor, sessionId, count);
  return count > 0;
}

/** Ends every session of the actor but the current one; returns how many. */
export async function endOtherSessions(actor: Actor): Promise<number> {
  const { count } = await deskStore().session.deleteMany({
    where: { staffId: actor.staffId, id: { not: actor.sessionId } },
  });
  if (count > 0) await record(actor, 'others', count);
  return count;
}

async function record(actor: Actor, which: string, count: number): Promise<void> {
  await writeAudit({
    actor,
    action: 'session.end',
    subject: { kind: 'staff', id: actor.staffId },
    detail: { session: which, count },
  });
}

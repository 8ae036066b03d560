// Who works here, as administrators see it.
import type { Actor } from '../actor';
import type { Role } from '../permissions';
import { liveSessions } from '../sessions/session-times';
import { deskStore } from '../store';

/** `invited` = has no password yet. Moments are epoch milliseconds. */
export type StaffMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  doctorId: string | null;
  /** null = every clinic */
  clinicIds: string[] | null;
  state: 'active' | 'invited' | 'disabled';
  sessions: number;
  lastUsedAt: number | null;
  me: boolean;
  secondFactor: boolean;
};

/** Everybody by name, those who are switched off last. */
export async function listStaff(actor: Actor): Promise<StaffMember[]> {
  const people = await deskStore().staff.findMany({
    include: {
      credentials: { select: { password: true } },
      sessions: { where: liveSessions(), select: { lastUsedAt: true } },
    },
    orderBy: [{ banned: 'asc' }, { name: 'asc' }],
  });
  return people.map(({ credentials, sessions, ...person }) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role as Role,
    doctorId: person.doctorId,
    clinicIds: person.everyClinic ? null : person.clinicIds,
    state: person.banned ? 'disabled' : credentials.some(({ password }) => password) ? 'active' : 'invited',
    sessions: sessions.length,
    lastUsedAt: sessions.length === 0 ? null : Math.max(...sessions.map((one) => one.lastUsedAt.getTime())),
    me: person.id === actor.staffId,
    secondFactor: person.twoFactorEnabled,
  }));
}

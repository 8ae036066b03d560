// A person of the staff chooses a password, by the link that an administrator handed over.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { createLink, linkOwner, useLink } from '../sign-in/one-time-link';
import { hashPassword } from '../sign-in/password';
import { LONGEST_PASSWORD, passwordProblem, type PasswordProblem } from '../sign-in/password-rule';
import { deskStore, type DeskStore, type DeskTransaction } from '../store';

const PATH = '/join';
/** better-auth's name for passwords. */
const PROVIDER = 'credential';

export const joinSchema = z.object({
  token: z.string().max(200),
  password: z.string().max(LONGEST_PASSWORD * 4),
});

export type Joined =
  { kind: 'joined' } | { kind: 'link-over' } | { kind: 'password'; problem: PasswordProblem };

/** The path for one person: works once, for a day, and replaces an earlier one. */
export async function joinPath(
  store: DeskStore | DeskTransaction,
  actor: Actor,
  staffId: string,
): Promise<string> {
  return `${PATH}/${await createLink(store, 'join', { staffId, createdBy: actor.staffId })}`;
}

/** Whom the link greets; null when it is over. */
export async function whoJoins(token: string): Promise<{ name: string; email: string } | null> {
  return linkOwner(deskStore(), 'join', token);
}

/** Sets the password and ends every open session of the person, and uses the link up, all or nothing. */
export async function join({ token, password }: z.infer<typeof joinSchema>): Promise<Joined> {
  const store = deskStore();
  const staff = await linkOwner(store, 'join', token);
  if (!staff) return { kind: 'link-over' };
  const problem = passwordProblem(password, [staff.name, staff.email]);
  if (problem) return { kind: 'password', problem };
  const hash = await hashPassword(password);
  const ended = await store.$transaction(async (tx) => {
    if (!(await useLink(tx, 'join', token))) return null;
    await tx.credential.upsert({
      where: { providerId_accountId: { providerId: PROVIDER, accountId: staff.id } },
      create: {
        id: randomUUID(),
        providerId: PROVIDER,
        accountId: staff.id,
        staffId: staff.id,
        password: hash,
      },
      update: { password: hash },
    });
    // Begun with the old password.
    await tx.secondStep.deleteMany({ where: { staffId: staff.id } });
    return (await tx.session.deleteMany({ where: { staffId: staff.id } })).count;
  });
  if (ended === null) return { kind: 'link-over' };
  await writeAudit({
    actor: { staffId: staff.id, name: staff.name },
    action: 'staff.password',
    subject: { kind: 'staff', id: staff.id },
    detail: { by: 'one-time link', sessions_ended: ended },
  });
  return { kind: 'joined' };
}

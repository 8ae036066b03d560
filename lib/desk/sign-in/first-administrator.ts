// The first administrator of an empty desk: made by whoever holds the link that the start printed.
import { z } from 'zod';
import { writeAudit } from '../audit';
import { createStaff } from '../staff/create-staff';
import { deskStore, type DeskStore } from '../store';
import { createLink, linkWorks, useLink } from './one-time-link';
import { LONGEST_PASSWORD, passwordProblem, type PasswordProblem } from './password-rule';

const PATH = '/first-administrator';

/** What the form sends; texts are trimmed, the password is taken as it is. */
export const firstAdministratorSchema = z.object({
  token: z.string().max(200),
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254),
  password: z.string().max(LONGEST_PASSWORD * 4),
});
export type FirstAdministrator = z.infer<typeof firstAdministratorSchema>;

export type FirstAdministratorOutcome =
  | { kind: 'made' }
  /** Used, expired, wrong, or there is an administrator already */
  | { kind: 'link-over' }
  | { kind: 'password'; problem: PasswordProblem };

/** The path to give to the first administrator; works once, for a day. */
export async function firstAdministratorPath(store: DeskStore): Promise<string> {
  return `${PATH}/${await createLink(store, 'first-administrator')}`;
}

/** Whether the page behind the link has something to offer. */
export async function firstAdministratorLinkWorks(token: string): Promise<boolean> {
  const store = deskStore();
  return (await linkWorks(store, 'first-administrator', token)) && !(await hasAdministrator(store));
}

/** Makes the administrator and uses the link up, both or neither. */
export async function makeFirstAdministrator(person: FirstAdministrator): Promise<FirstAdministratorOutcome> {
  const problem = passwordProblem(person.password, [person.name, person.email]);
  if (problem) return { kind: 'password', problem };
  const store = deskStore();
  // Looked at before the dear hash, and again inside: the link is open to anybody.
  if (!(await firstAdministratorLinkWorks(person.token))) return { kind: 'link-over' };
  const staffId = await store.$transaction(async (tx) => {
    if (!(await useLink(tx, 'first-administrator', person.token))) return null;
    return createStaff(tx, { ...person, role: 'admin', clinicIds: null });
  });
  if (staffId === null) return { kind: 'link-over' };
  await writeAudit({
    actor: { staffId, name: person.name },
    action: 'staff.create',
    subject: { kind: 'staff', id: staffId },
    detail: { role: 'admin', by: 'one-time link' },
  });
  return { kind: 'made' };
}

async function hasAdministrator(store: DeskStore): Promise<boolean> {
  return (await store.staff.count({ where: { role: 'admin' } })) > 0;
}

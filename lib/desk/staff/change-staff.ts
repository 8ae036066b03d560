// What an administrator does with the staff.
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { resetSecondFactor } from '../second-factor/change-factor';
import { deskStore } from '../store';
import { createStaff } from './create-staff';
import { disableStaff, enableStaff } from './disable-staff';
import { joinPath } from './join';
import { isLastAdministrator } from './last-administrator';
import type { Duties, Invitation } from './staff-input';

export type StaffChanged =
  | { kind: 'ok' }
  /** With the path that the person opens */
  | { kind: 'link'; path: string }
  /** The e-mail address belongs to somebody already */
  | { kind: 'taken' }
  /** Nobody else could administer the desk then */
  | { kind: 'last-administrator' }
  | { kind: 'gone' };

/** Takes a person in and answers with the link by which they choose a password. */
export async function inviteStaff(actor: Actor, { email, duties }: Invitation): Promise<StaffChanged> {
  const store = deskStore();
  const taken = await store.staff.count({ where: { email: email.toLowerCase() } });
  if (taken > 0) return { kind: 'taken' };
  const { doctorId, ...rest } = duties;
  const made = await store.$transaction(async (tx) => {
    const person = { ...rest, ...(ofDoctor(duties) && { doctorId: doctorId ?? '' }), email, password: null };
    const id = await createStaff(tx, person);
    return { id, path: await joinPath(tx, actor, id) };
  });
  await record(actor, 'staff.invite', made.id, { role: duties.role });
  return { kind: 'link', path: made.path };
}

/** A new link for somebody who has lost the first, or the password. */
export async function linkForStaff(actor: Actor, id: string): Promise<StaffChanged> {
  const store = deskStore();
  if ((await store.staff.count({ where: { id, banned: false } })) === 0) return { kind: 'gone' };
  const path = await joinPath(store, actor, id);
  await record(actor, 'staff.link', id);
  return { kind: 'link', path };
}

/** Changes name, role and reach; open sessions end, so that no page shows what is no longer theirs. */
export async function changeStaff(actor: Actor, id: string, duties: Duties): Promise<StaffChanged> {
  const { name, role, clinicIds } = duties;
  const data = {
    name,
    role,
    doctorId: ofDoctor(duties) ? duties.doctorId : null,
    clinicIds: clinicIds ?? [],
    everyClinic: clinicIds === null,
  };
  const done = await deskStore().$transaction(async (tx) => {
    const before = await tx.staff.findUnique({ where: { id } });
    if (!before) return { kind: 'gone' } as const;
    if (role !== 'admin' && (await isLastAdministrator(tx, id)))
      return { kind: 'last-administrator' } as const;
    await tx.staff.update({ where: { id }, data });
    if (id !== actor.staffId) await tx.session.deleteMany({ where: { staffId: id } });
    return { kind: 'ok', before } as const;
  });
  if (done.kind !== 'ok') return done;
  await record(actor, 'staff.change', id, {
    role,
    role_before: done.before.role,
    clinics: clinicIds?.join(' ') ?? 'every',
  });
  return { kind: 'ok' };
}

/** Switches a person off or on again. */
export async function switchStaff(actor: Actor, id: string, disabled: boolean): Promise<StaffChanged> {
  if (!disabled) return { kind: (await enableStaff(actor, id)) ? 'ok' : 'gone' };
  const done = await disableStaff(actor, id, 'by an administrator');
  return { kind: done === 'done' ? 'ok' : done };
}

/** Takes a lost second factor away. One's own goes off with a code, in the account. */
export async function resetFactorOf(actor: Actor, id: string): Promise<StaffChanged> {
  const done = id !== actor.staffId && (await resetSecondFactor(actor, id));
  return { kind: done ? 'ok' : 'gone' };
}

/** Ends every open session of a person. */
export async function endSessionsOf(actor: Actor, id: string): Promise<StaffChanged> {
  const { count } = await deskStore().session.deleteMany({ where: { staffId: id } });
  await record(actor, 'session.end', id, { session: 'all', count });
  return { kind: 'ok' };
}

const ofDoctor = ({ role }: Duties) => role === 'doctor';

function record(actor: Actor, action: string, id: string, detail: Record<string, string | number> = {}) {
  return writeAudit({ actor, action, subject: { kind: 'staff', id }, detail });
}

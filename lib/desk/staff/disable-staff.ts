// Switching a person off: from this moment no request of theirs is answered.
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { deskStore } from '../store';
import { isLastAdministrator } from './last-administrator';

/** Ends every session of a person and lets no new one begin, unless nobody else could administer the desk then. */
export async function disableStaff(
  actor: Actor,
  staffId: string,
  reason: string,
): Promise<'done' | 'gone' | 'last-administrator'> {
  const done = await deskStore().$transaction(async (tx) => {
    if (await isLastAdministrator(tx, staffId)) return 'last-administrator';
    const disabled = await tx.staff.updateMany({
      where: { id: staffId },
      data: { banned: true, banReason: reason },
    });
    if (disabled.count === 0) return 'gone';
    await tx.secondStep.deleteMany({ where: { staffId } });
    return tx.session.deleteMany({ where: { staffId } });
  });
  if (typeof done === 'string') return done;
  await writeAudit({
    actor,
    action: 'staff.disable',
    subject: { kind: 'staff', id: staffId },
    detail: { reason, sessions_ended: done.count },
  });
  return 'done';
}

/** Lets a disabled person sign in again; false = no such person. */
export async function enableStaff(actor: Actor, staffId: string): Promise<boolean> {
  const { count } = await deskStore().staff.updateMany({
    where: { id: staffId },
    data: { banned: false, banReason: null, banExpires: null },
  });
  if (count === 0) return false;
  await writeAudit({ actor, action: 'staff.enable', subject: { kind: 'staff', id: staffId } });
  return true;
}

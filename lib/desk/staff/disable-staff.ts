// Switching a person off: from this moment no request of theirs is answered.
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { deskStore } from '../store';

/** Ends every session of a person and lets no new one begin; false = no such person. */
export async function disableStaff(actor: Actor, staffId: string, reason: string): Promise<boolean> {
  const store = deskStore();
  const [disabled, ended] = await store.$transaction([
    store.staff.updateMany({ where: { id: staffId }, data: { banned: true, banReason: reason } }),
    store.session.deleteMany({ where: { staffId } }),
    store.secondStep.deleteMany({ where: { staffId } }),
  ]);
  if (disabled.count === 0) return false;
  await writeAudit({
    actor,
    action: 'staff.disable',
    subject: { kind: 'staff', id: staffId },
    detail: { reason, sessions_ended: ended.count },
  });
  return true;
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

'use server';
// What an administrator does with the staff.
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { withActor, type ActionRefusal, type Actor } from '@/lib/desk/actor';
import { publicOrigin } from '@/lib/desk/public-origin';
import {
  changeStaff,
  endSessionsOf,
  inviteStaff,
  linkForStaff,
  resetFactorOf,
  switchStaff,
  type StaffChanged,
} from '@/lib/desk/staff/change-staff';
import { dutiesInput, invitationInput, staffId } from '@/lib/desk/staff/staff-input';

export type StaffAnswer = StaffChanged | { kind: 'invalid' } | ActionRefusal;

/** Answers with the link for the new person. */
export async function inviteStaffMember(invitation: unknown): Promise<StaffAnswer> {
  return manage(invitationInput, invitation, inviteStaff);
}

/** Name, role and reach. */
export async function changeStaffMember(id: unknown, duties: unknown): Promise<StaffAnswer> {
  const change = z.object({ id: staffId, duties: dutiesInput });
  return manage(change, { id, duties }, (actor, given) => changeStaff(actor, given.id, given.duties));
}

/** A new link to choose a password. */
export async function makeStaffLink(id: unknown): Promise<StaffAnswer> {
  return manage(staffId, id, linkForStaff);
}

/** Off: signed out everywhere at once. On: may sign in again. */
export async function switchStaffMember(id: unknown, disabled: unknown): Promise<StaffAnswer> {
  const change = z.object({ id: staffId, disabled: z.boolean() });
  return manage(change, { id, disabled }, (actor, given) => switchStaff(actor, given.id, given.disabled));
}

/** Signs a person out everywhere. */
export async function endStaffSessions(id: unknown): Promise<StaffAnswer> {
  return manage(staffId, id, endSessionsOf);
}

/** For who has lost the authenticator app and the recovery codes. */
export async function resetStaffSecondFactor(id: unknown): Promise<StaffAnswer> {
  return manage(staffId, id, resetFactorOf);
}

async function manage<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  change: (actor: Actor, given: z.infer<Schema>) => Promise<StaffChanged>,
): Promise<StaffAnswer> {
  return withActor('staff:manage', async (actor): Promise<StaffAnswer> => {
    const given = schema.safeParse(input);
    if (!given.success) return { kind: 'invalid' };
    const changed = await change(actor, given.data);
    revalidatePath('/admin/staff');
    return changed.kind === 'link' ? { ...changed, path: publicOrigin() + changed.path } : changed;
  });
}

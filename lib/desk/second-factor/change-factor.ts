// What happens to a second factor later: off, new recovery codes, and the help of an administrator when it is lost.
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { Throttled, throttled } from '../sign-in/throttle';
import { deskStore, type DeskTransaction } from '../store';
import { takeCode } from './check-code';
import { makeRecoveryCodes } from './recovery-codes';

export type CodeRefused = { kind: 'wrong-code' } | { kind: 'throttled'; retryAfterSeconds: number };

/** Switches the actor's own off, with a code: who finds a desk unlocked cannot. */
export async function turnOff(
  actor: Actor,
  code: string,
  address: string,
): Promise<{ kind: 'off' } | CodeRefused> {
  const refused = await refusedCode(actor, code, address);
  if (refused) return refused;
  await deskStore().$transaction((tx) => forget(tx, actor.staffId));
  await record(actor, 'second-factor.off');
  return { kind: 'off' };
}

/** New recovery codes in the place of the old ones. */
export async function renewRecoveryCodes(
  actor: Actor,
  code: string,
  address: string,
): Promise<{ kind: 'codes'; codes: string[] } | CodeRefused> {
  const refused = await refusedCode(actor, code, address);
  if (refused) return refused;
  const codes = await deskStore().$transaction((tx) => makeRecoveryCodes(tx, actor.staffId));
  await record(actor, 'second-factor.new-codes');
  return { kind: 'codes', codes };
}

/** Takes a lost second factor away from somebody else and signs them out everywhere; false = there is none. */
export async function resetSecondFactor(administrator: Actor, staffId: string): Promise<boolean> {
  const ended = await deskStore().$transaction(async (tx) => {
    if (!(await forget(tx, staffId))) return null;
    return (await tx.session.deleteMany({ where: { staffId } })).count;
  });
  if (ended === null) return false;
  await record(administrator, 'second-factor.reset', staffId, { sessions_ended: ended });
  return true;
}

/** Guessed at as often as at the sign-in, and no oftener: both count together. */
async function refusedCode(actor: Actor, code: string, address: string): Promise<CodeRefused | null> {
  const { email, staffId } = actor;
  try {
    const { kind } = await throttled({ email, address, step: 'code' }, async () => {
      const kind = await takeCode(staffId, code);
      return { kind, passed: kind !== null };
    });
    if (kind !== null) return null;
    await record(actor, 'second-factor.refused');
    return { kind: 'wrong-code' };
  } catch (error) {
    if (!(error instanceof Throttled)) throw error;
    await record(actor, 'second-factor.throttled');
    return { kind: 'throttled', retryAfterSeconds: error.retryAfterSeconds };
  }
}

async function forget(tx: DeskTransaction, staffId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { staffId } });
  await tx.recoveryCode.deleteMany({ where: { staffId } });
  await tx.secondStep.deleteMany({ where: { staffId } });
  await tx.staff.updateMany({ where: { id: staffId }, data: { twoFactorEnabled: false } });
  return count > 0;
}

function record(actor: Actor, action: string, staffId = actor.staffId, detail: Record<string, number> = {}) {
  return writeAudit({ actor, action, subject: { kind: 'staff', id: staffId }, detail });
}

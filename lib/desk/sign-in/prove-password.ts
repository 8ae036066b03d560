// Asking for the password again before something dear changes (OWASP ASVS 5.0, 7.5.1): an open desk is not its owner.
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { deskStore } from '../store';
import { LONGEST_PASSWORD } from './password-rule';
import { verifyPassword } from './password';
import { Throttled, throttled } from './throttle';

/** Whether the password is the actor's own; guesses count together with those at the sign-in. */
export async function provePassword(
  actor: Actor,
  password: string,
  address: string,
): Promise<'right' | 'wrong' | 'throttled'> {
  const { email, staffId } = actor;
  try {
    const { passed } = await throttled({ email, address }, async () => ({
      passed: password.length <= LONGEST_PASSWORD * 4 && (await isPasswordOf(staffId, password)),
    }));
    if (passed) return 'right';
    await record(actor, 'wrong');
    return 'wrong';
  } catch (error) {
    if (!(error instanceof Throttled)) throw error;
    await record(actor, 'throttled');
    return 'throttled';
  }
}

async function isPasswordOf(staffId: string, password: string): Promise<boolean> {
  const row = await deskStore().credential.findFirst({
    where: { staffId, password: { not: null } },
    select: { password: true },
  });
  return row?.password ? verifyPassword({ hash: row.password, password }) : false;
}

function record(actor: Actor, reason: string): Promise<void> {
  const subject = { kind: 'staff', id: actor.staffId };
  return writeAudit({ actor, action: 'password.refused', subject, detail: { reason } });
}

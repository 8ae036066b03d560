// Whether a code is good, whichever of the two kinds it is. A good one is used up by the question.
import { openSecret } from '../sealed-secret';
import { deskStore } from '../store';
import { useRecoveryCode } from './recovery-codes';
import { stepOfCode } from './totp';

/** `app` = from the authenticator app; `recovery` = one of the codes that were kept for its loss. */
export type CodeKind = 'app' | 'recovery';

/** The kind of a good code; null = wrong, used before, or the person has no second factor. */
export async function takeCode(staffId: string, typed: string): Promise<CodeKind | null> {
  const code = typed.replace(/[\s-]/g, '');
  const store = deskStore();
  const factor = await store.secondFactor.findUnique({ where: { staffId } });
  if (!factor?.confirmedAt) return null;
  if (await takeAppCode(factor, code)) return 'app';
  return (await useRecoveryCode(store, staffId, code)) ? 'recovery' : null;
}

/** Takes a code of the app, and none of its step or an earlier one after it (RFC 6238, 5.2). */
export async function takeAppCode(
  factor: { staffId: string; sealed: Uint8Array },
  code: string,
): Promise<boolean> {
  const { staffId } = factor;
  const step = stepOfCode(openSecret('second-factor', staffId, factor.sealed), code);
  if (step === null) return false;
  // Asked and written in one statement: the same code twice at once is taken once.
  const { count } = await deskStore().secondFactor.updateMany({
    where: { staffId, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step },
  });
  return count === 1;
}

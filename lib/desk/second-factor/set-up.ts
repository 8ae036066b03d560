// Setting the second factor up: a key for the app, a code to prove that the app has it, recovery codes in return.
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { openSecret, sealSecret } from '../sealed-secret';
import { deskStore } from '../store';
import { takeAppCode } from './check-code';
import { makeRecoveryCodes } from './recovery-codes';
import { keyAddress, newKey } from './totp';

/** A key that was not confirmed within this time is asked for anew. */
const SET_UP_MS = 30 * 60_000;

/** What the app needs: the address for the QR code, and the key for who types it. */
export type AppKey = { key: string; address: string };

export type SecondFactorState =
  /** `codesLeft` = recovery codes that were not used yet */
  { kind: 'off' } | { kind: 'setting-up'; app: AppKey } | { kind: 'on'; since: number; codesLeft: number };

export type SetUpOutcome = { kind: 'on'; codes: string[] } | { kind: 'wrong-code' } | { kind: 'not-begun' };

/** How far the actor's own second factor is. */
export async function secondFactorOf(actor: Actor): Promise<SecondFactorState> {
  const { staffId, email } = actor;
  const store = deskStore();
  const factor = await store.secondFactor.findUnique({ where: { staffId } });
  if (factor?.confirmedAt) {
    const codesLeft = await store.recoveryCode.count({ where: { staffId } });
    return { kind: 'on', since: factor.confirmedAt.getTime(), codesLeft };
  }
  if (!factor || factor.createdAt.getTime() < Date.now() - SET_UP_MS) return { kind: 'off' };
  const key = openSecret('second-factor', staffId, factor.sealed);
  return { kind: 'setting-up', app: { key, address: keyAddress(key, email) } };
}

/** Makes a new key for the actor's app, unless a confirmed one is in use; false = it is. */
export async function beginSetUp({ staffId }: Actor): Promise<boolean> {
  const sealed = sealSecret('second-factor', staffId, newKey());
  return deskStore().$transaction(async (tx) => {
    await tx.secondFactor.deleteMany({ where: { staffId, confirmedAt: null } });
    const { count } = await tx.secondFactor.createMany({ data: [{ staffId, sealed }], skipDuplicates: true });
    return count === 1;
  });
}

/** Switches it on with the first code of the app. Sessions that began without it end, but for the one that asks. */
export async function confirmSetUp(actor: Actor, code: string): Promise<SetUpOutcome> {
  const { staffId, sessionId } = actor;
  const store = deskStore();
  const factor = await store.secondFactor.findUnique({ where: { staffId } });
  if (!factor || factor.confirmedAt) return { kind: 'not-begun' };
  if (!(await takeAppCode(factor, code.replace(/\s/g, '')))) return { kind: 'wrong-code' };
  const done = await store.$transaction(async (tx) => {
    const { count } = await tx.secondFactor.updateMany({
      where: { staffId, confirmedAt: null },
      data: { confirmedAt: new Date() },
    });
    if (count === 0) return null;
    await tx.staff.update({ where: { id: staffId }, data: { twoFactorEnabled: true } });
    const ended = await tx.session.deleteMany({ where: { staffId, id: { not: sessionId } } });
    return { codes: await makeRecoveryCodes(tx, staffId), ended: ended.count };
  });
  if (!done) return { kind: 'not-begun' };
  await writeAudit({
    actor,
    action: 'second-factor.on',
    subject: { kind: 'staff', id: staffId },
    detail: { sessions_ended: done.ended },
  });
  return { kind: 'on', codes: done.codes };
}

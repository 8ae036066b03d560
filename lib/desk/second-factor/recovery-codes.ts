// Recovery codes: a way in, once each, for who has lost the authenticator app. Digits only, so that the keyboard of a
// phone need not change between them and the app's codes.
import { createHmac, randomInt } from 'node:crypto';
import { derivedKey } from '../derived-key';
import type { DeskStore, DeskTransaction } from '../store';

const CODES = 10;
/** 10^16 = 53 bits; guessing is throttled, and the key of the hash is not in the database. */
const GROUPS = 4;
const GROUP_DIGITS = 4;

/** New codes in the place of the old ones; shown once, because the table gets their hashes only. */
export async function makeRecoveryCodes(tx: DeskTransaction, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { staffId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ hash: hashOf(staffId, code), staffId })) });
  return codes;
}

/** Whether the code is one of the person's; it goes with the question. Two at once: one gets true. */
export async function useRecoveryCode(store: DeskStore, staffId: string, code: string): Promise<boolean> {
  const { count } = await store.recoveryCode.deleteMany({ where: { hash: hashOf(staffId, code), staffId } });
  return count === 1;
}

function newCode(): string {
  const group = () => String(randomInt(10 ** GROUP_DIGITS)).padStart(GROUP_DIGITS, '0');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** However it was typed: with hyphens, blanks or neither. */
function hashOf(staffId: string, code: string): string {
  const digits = code.replace(/\D/g, '');
  return createHmac('sha256', derivedKey('recovery-codes')).update(`${staffId} ${digits}`).digest('hex');
}

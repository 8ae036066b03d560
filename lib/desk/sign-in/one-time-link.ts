// Links that work once and for a while. The database holds a hash: reading it opens nothing.
import { randomBytes } from 'node:crypto';
import type { DeskStore, DeskTransaction } from '../store';
import { tokenHash } from './hashed-tokens';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60_000;

/** `join` = a person of the staff chooses a password: the first one, or a new one. */
export type LinkPurpose = 'first-administrator' | 'join';

/** For whom a link is, and who made it. */
export type LinkParties = { staffId: string; createdBy: string };

/** Makes a link's token, valid for a day; an older one for the same purpose and person stops working. */
export async function createLink(
  store: DeskStore | DeskTransaction,
  purpose: LinkPurpose,
  parties?: LinkParties,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await store.oneTimeLink.deleteMany({
    where: { purpose, usedAt: null, staffId: parties?.staffId ?? null },
  });
  await store.oneTimeLink.create({
    data: { tokenHash: tokenHash(token), purpose, expiresAt: new Date(Date.now() + DAY_MS), ...parties },
  });
  return token;
}

/** The person a working link is for; null when it does not work (any more). */
export async function linkOwner(store: DeskStore, purpose: LinkPurpose, token: string) {
  const link = await store.oneTimeLink.findFirst({
    where: unused(purpose, token),
    select: { staff: { select: { id: true, name: true, email: true, banned: true } } },
  });
  return link?.staff && !link.staff.banned ? link.staff : null;
}

/** Whether a token still works; looking does not use it up. */
export async function linkWorks(store: DeskStore, purpose: LinkPurpose, token: string): Promise<boolean> {
  return (await store.oneTimeLink.count({ where: unused(purpose, token) })) === 1;
}

/** Uses a token up; false when it does not work (any more). Two at once: one gets true. */
export async function useLink(tx: DeskTransaction, purpose: LinkPurpose, token: string): Promise<boolean> {
  const { count } = await tx.oneTimeLink.updateMany({
    where: unused(purpose, token),
    data: { usedAt: new Date() },
  });
  return count === 1;
}

function unused(purpose: LinkPurpose, token: string) {
  return { tokenHash: tokenHash(token), purpose, usedAt: null, expiresAt: { gt: new Date() } };
}

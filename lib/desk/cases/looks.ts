// What each person of the staff has seen of a patient's cases, so that the page can say what is new to them.
import type { CaseLook } from '@/prisma/desk/generated/client';
import { deskStore } from '../store';

/** Coming back within this time is still the same look, as long as nothing has changed: a reload keeps the marks. */
const SAME_LOOK_MS = 30 * 60_000;

/** What changed after `base` is new to the person; null = the first look, to which nothing is new or all is. */
export type Look = { base: bigint; at: Date } | null;

/** Against what the cases are to be marked while `newest` is the last change that is mirrored. */
export async function readLook(staffId: string, patientId: string, newest: bigint | null): Promise<Look> {
  const row = await deskStore().caseLook.findUnique({ where: { staffId_patientId: { staffId, patientId } } });
  return row && lookOf(row, newest ?? 0n, new Date());
}

/**
 * Notes that everything up to `newest` is on the person's screen. `opening`: the first time since the page was
 * opened, which ends the look before; later news of the same visit stay marked.
 */
export async function noteLook(
  staffId: string,
  patientId: string,
  newest: bigint,
  opening: boolean,
): Promise<Look> {
  const store = deskStore();
  const where = { staffId_patientId: { staffId, patientId } };
  const row = await store.caseLook.findUnique({ where });
  const now = new Date();
  if (!row) {
    const first = { base: newest, baseAt: now, shown: newest, shownAt: now };
    await store.caseLook.upsert({ where, create: { staffId, patientId, ...first }, update: first });
    return null;
  }
  const look = opening ? lookOf(row, newest, now) : { base: row.base, at: row.baseAt };
  const shown = newest > row.shown ? newest : row.shown;
  await store.caseLook.update({ where, data: { base: look.base, baseAt: look.at, shown, shownAt: now } });
  return look;
}

function lookOf({ base, baseAt, shown, shownAt }: CaseLook, newest: bigint, now: Date): NonNullable<Look> {
  const same = newest <= shown && now.getTime() - shownAt.getTime() < SAME_LOOK_MS;
  return same ? { base, at: baseAt } : { base: shown, at: shownAt };
}

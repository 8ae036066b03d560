// The mirrored cases as somebody at the desk reads them, and what is new to that person.
import type { CaseMirror, MirroredCase } from '@/prisma/desk/generated/client';
import { caseItem, type CaseRecord } from '@/lib/contract/case';
import type { ServiceErrorKind } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { deskStore } from '../store';
import { noteLook, readLook, type Look } from './looks';
import { findMirror } from './mirror-store';
import { syncCases } from './sync-cases';

/** A case and the two moments by which it is told whether it is new or changed, in epoch seconds. */
export type ReadCase = Pick<CaseRecord, 'id' | 'item'> & {
  deleted: boolean;
  updated_at: number;
  first_updated_at: number;
};

export type CaseReading = {
  /** Those that changed after the version that was asked for. */
  cases: ReadCase[];
  version: number;
  /** Cases that are mirrored and not deleted. */
  total: number;
  /** When the mirror was last whole; epoch milliseconds, null = never. */
  complete_at: number | null;
  /** What the service lists is not yet read to its end. */
  reading: boolean;
  /** Why the service could not be asked just now. */
  trouble: ServiceErrorKind | null;
  /** Later changes are new to this person; null = a first look. */
  look: { base: number; at: number } | null;
};

/** What is mirrored now, without asking the service. */
export async function readCases(actor: Actor, patientId: string, after = 0): Promise<CaseReading> {
  const mirror = await findMirror(patientId);
  const look = await readLook(actor.staffId, patientId, mirror?.newest ?? mirror?.mark ?? null);
  return reading(actor, patientId, mirror, after, look, null);
}

/**
 * Reads on from the service for a moment and answers with what that brought. The page calls it until the mirror is
 * whole; `opening` says that it has not been whole before on this page.
 */
export async function readOn(
  actor: Actor,
  patientId: string,
  { after, opening }: { after: number; opening: boolean },
  forMs: number,
): Promise<CaseReading> {
  const end = await syncCases(patientId, { until: Date.now() + forMs });
  const { mirror } = end;
  const newest = mirror?.newest ?? mirror?.mark ?? null;
  const look =
    end.kind === 'complete'
      ? await noteLook(actor.staffId, patientId, newest ?? 0n, opening)
      : await readLook(actor.staffId, patientId, newest);
  return reading(actor, patientId, mirror, after, look, end.kind === 'failed' ? end.trouble : null);
}

async function reading(
  actor: Actor,
  patientId: string,
  mirror: CaseMirror | null,
  after: number,
  look: Look,
  trouble: ServiceErrorKind | null,
): Promise<CaseReading> {
  const store = deskStore();
  const rows = await store.mirroredCase.findMany({ where: { patientId, version: { gt: after } } });
  const total = await store.mirroredCase.count({ where: { patientId, status: { not: 'D' } } });
  // A page that brings nothing new shows nothing: only what is handed out is a look at the patient's record.
  if (rows.length > 0) {
    const subject = { kind: 'patient', id: patientId };
    await writeAudit({ actor, action: 'case.view', subject, detail: { cases: rows.length } });
  }
  return {
    cases: rows.map(readRow),
    version: mirror?.version ?? 0,
    total,
    complete_at: mirror?.completeAt?.getTime() ?? null,
    reading: !mirror || mirror.offset !== null || mirror.mark === null,
    trouble,
    look: look && { base: Number(look.base), at: look.at.getTime() },
  };
}

function readRow({ id, status, updatedAt, firstUpdatedAt, item }: MirroredCase): ReadCase {
  return {
    id,
    deleted: status === 'D',
    updated_at: Number(updatedAt),
    first_updated_at: Number(firstUpdatedAt),
    item: item === null ? null : caseItem.parse(item),
  };
}

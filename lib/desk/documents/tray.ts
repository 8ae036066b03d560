// The tray: documents that arrived without a patient, each with whose it is likely to be.
import { createHash } from 'node:crypto';
import type { DocumentItem } from '@/lib/contract/document';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { sharedReading } from '../board/shared-reading';
import { clinicDay, recordShown } from '../patients/find/find-patients';
import { giveDocument, type DocumentChanged } from './change-document';
import { likelyPatients, type Likely } from './likely-patient';
import type { ShownDocument } from '@/lib/display/document';
import { listAll, readDocuments, type ReadDocuments } from './read-documents';

export type TrayDocument = ShownDocument & { likely: Likely | null };
export type Tray =
  | { kind: 'ok'; mark: string; today: string; documents: TrayDocument[] }
  /** The page that asked shows this already. */
  | { kind: 'unchanged' }
  | Extract<ReadDocuments, { kind: 'unreachable' }>
  | Setback;

/** So many are looked into at once; the ones below get their turn when those above are given. */
const PROPOSED_MAX = 25;
const PROPOSAL_LIFE_MS = 60_000;

/** What lies in the tray, the latest first; `shown` is the mark of what the page shows. */
export async function readTray(actor: Actor, shown?: string): Promise<Tray> {
  try {
    const mark = markOf(await listAll(null));
    if (mark === shown) return { kind: 'unchanged' };
    const today = await clinicDay(actor);
    const read = await readDocuments(actor, null);
    if (read.kind !== 'ok') return read;
    const documents = await Promise.all(
      read.documents.map(async (document, at) => ({
        ...document,
        likely: at < PROPOSED_MAX ? await proposal(document, today) : null,
      })),
    );
    await recordShown(
      actor,
      documents.flatMap(({ likely }) => likely?.patients ?? []),
    );
    return { kind: 'ok', mark, today, documents };
  } catch (error) {
    return setbackOf(error);
  }
}

/** Gives a document of the tray to a patient; `gone` when somebody else has taken it out meanwhile. */
export async function giveFromTray(actor: Actor, id: string, patientId: string): Promise<DocumentChanged> {
  try {
    const items = await listAll(null);
    if (!items.some(({ document_id }) => document_id === id)) return { kind: 'gone' };
  } catch (error) {
    return setbackOf(error);
  }
  return giveDocument(actor, id, patientId);
}

function proposal({ id, title, receipt }: ShownDocument, today: string): Promise<Likely | null> {
  const name = title || (receipt?.file_name ?? '');
  return sharedReading(`likely patient of ${id} ${today}`, PROPOSAL_LIFE_MS, () =>
    likelyPatients(name, today),
  );
}

function markOf(items: readonly DocumentItem[]): string {
  const ids = items.map(({ document_id, metadata }) => [document_id, metadata?.title ?? '']);
  return createHash('sha256').update(JSON.stringify(ids.sort())).digest('base64url').slice(0, 22);
}

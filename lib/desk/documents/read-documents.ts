// A patient's documents, or those that arrived without one, with what the desk can prove about each.
import type { DocumentItem } from '@/lib/contract/document';
import type { Receipt, ShownDocument } from '@/lib/display/document';
import { listDocuments } from '@/lib/gateway/documents';
import { SERVICE_SENTENCE, ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { receiptsOf } from './receipts';

export type ReadDocuments =
  | { kind: 'ok'; documents: ShownDocument[] }
  | { kind: 'unreachable'; sentence: (typeof SERVICE_SENTENCE)[keyof typeof SERVICE_SENTENCE] };

const PAGES_MAX = 200;

/** The latest first; null = the tray. Leaves a line in the audit log. */
export async function readDocuments(actor: Actor, patientId: string | null): Promise<ReadDocuments> {
  try {
    const items = await listAll(patientId);
    const receipts = await receiptsOf(items.map(({ document_id }) => document_id));
    const subject =
      patientId === null ? { kind: 'tray', id: 'documents' } : { kind: 'patient', id: patientId };
    await writeAudit({ actor, action: 'document.list', subject, detail: { documents: items.length } });
    const documents = items.map((item) => readItem(item, receipts.get(item.document_id) ?? null));
    return { kind: 'ok', documents: documents.sort((one, other) => other.uploaded_at - one.uploaded_at) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'unreachable', sentence: SERVICE_SENTENCE[error.kind] };
  }
}

/** Every document of a patient, or of nobody. Throws ServiceError. */
export async function listAll(patientId: string | null): Promise<DocumentItem[]> {
  const found = new Map<string, DocumentItem>();
  let offset: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const { documents, next } = await listDocuments(patientId, { offset });
    for (const document of documents) found.set(document.document_id, document);
    if (next === null || next === offset) break;
    offset = next;
  }
  return [...found.values()];
}

function readItem(item: DocumentItem, receipt: Receipt | null): ShownDocument {
  const { metadata } = item;
  return {
    id: item.document_id,
    title: metadata?.title ?? metadata?.file_name ?? receipt?.file_name ?? '',
    kind: item.document_type ?? null,
    uploaded_at: item.upload_date,
    cases: item.cases ?? [],
    media_type: metadata?.media_type ?? null,
    size: metadata?.size ?? receipt?.size ?? null,
    pages: metadata?.pages ?? null,
    sha256: receipt?.sha256 ?? metadata?.sha256 ?? null,
    tasks: metadata?.tags ?? [],
    receipt,
  };
}

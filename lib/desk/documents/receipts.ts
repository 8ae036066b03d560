// The receipts of documents: what was stored, by whom, how it travelled, and whether it could be read back.
import type { DocumentReceipt } from '@/prisma/desk/generated/client';
import type { CheckResult, Receipt } from '@/lib/display/document';
import { deskStore } from '../store';

/** The receipt of an upload, by the key under which it was sent. */
export async function receiptOfUpload(uploadKey: string): Promise<DocumentReceipt | null> {
  return deskStore().documentReceipt.findUnique({ where: { uploadKey } });
}

/** The receipt of the same bytes for the same patient, when they were stored before. */
export async function receiptOfBytes(
  patientId: string | null,
  sha256: string,
): Promise<DocumentReceipt | null> {
  return deskStore().documentReceipt.findFirst({
    where: { patientId, sha256 },
    orderBy: { storedAt: 'asc' },
  });
}

/** By document; those that were not uploaded here have none. */
export async function receiptsOf(documentIds: readonly string[]): Promise<Map<string, Receipt>> {
  const rows = await deskStore().documentReceipt.findMany({
    where: { documentId: { in: [...documentIds] } },
  });
  return new Map(rows.map((row) => [row.documentId, asReceipt(row)]));
}

/** A row as pages get it. */
export function asReceipt(row: DocumentReceipt): Receipt {
  return {
    document_id: row.documentId,
    file_name: row.fileName,
    size: row.size,
    sha256: row.sha256,
    key_id: row.keyId,
    algorithms: row.algorithms,
    by: row.staffName,
    stored_at: row.storedAt.getTime(),
    check: row.check as CheckResult | null,
    checked_at: row.checkedAt?.getTime() ?? null,
  };
}

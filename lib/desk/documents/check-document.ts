// "Can we still read this?": the bytes are fetched again and compared with what was stored.
import { createHash } from 'node:crypto';
import { downloadDocument } from '@/lib/gateway/download-document';
import { ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { deskStore } from '../store';
import type { CheckResult } from '@/lib/display/document';

export type Checked = { document_id: string; check: CheckResult; checked_at: number };

/** Reads a document back and compares its hash with `sha256`; notes the result in the receipt and in the audit log. */
export async function checkDocument(actor: Actor, id: string, sha256: string): Promise<Checked> {
  const check = await compare(id, sha256);
  const checkedAt = new Date();
  await deskStore().documentReceipt.updateMany({ where: { documentId: id }, data: { check, checkedAt } });
  const subject = { kind: 'document', id };
  await writeAudit({ actor, action: 'document.check', subject, detail: { result: check } });
  return { document_id: id, check, checked_at: checkedAt.getTime() };
}

async function compare(id: string, sha256: string): Promise<CheckResult> {
  try {
    const { bytes } = await downloadDocument(id);
    return createHash('sha256').update(bytes).digest('hex') === sha256 ? 'same' : 'different';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.kind === 'refused' ? 'missing' : 'unreachable';
  }
}

// Storing a file that has arrived: judged, sealed and sent once, named, read back, and written down in a receipt.
import { z } from 'zod';
import { documentKind, documentTask, TITLE_MAX } from '@/lib/contract/document';
import { identifier, text } from '@/lib/contract/text';
import { updateDocument } from '@/lib/gateway/documents';
import { SERVICE_SENTENCE, ServiceError } from '@/lib/gateway/service-error';
import { uploadDocument, uploadSealing } from '@/lib/gateway/upload-document';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { deskStore } from '../store';
import { checkDocument } from './check-document';
import { forgetIncoming, readIncoming } from './incoming';
import type { Receipt, RefusalReason } from '@/lib/display/document';
import { asReceipt, receiptOfBytes, receiptOfUpload } from './receipts';
import { reasonAfter, reasonBefore } from './refusal-reason';

/** What the page says about a file once all of it has arrived. */
export const storeInput = z.object({
  /** Null = nobody knows yet whose it is. */
  patient_id: identifier.nullable(),
  file_name: z.string().max(1000),
  size: z.int().min(0),
  kind: documentKind.nullable(),
  title: text(0, TITLE_MAX),
  case_id: identifier.nullable(),
  tasks: z.array(documentTask).max(3),
});
export type StoreInput = z.infer<typeof storeInput>;

export type StoreOutcome =
  /** `again`: these bytes were stored for this patient before, and are not stored twice. */
  | { kind: 'stored'; receipt: Receipt; again: boolean }
  /** Not all of it is here, such as after a restart; the page goes on from `received`. */
  | { kind: 'incomplete'; received: number }
  | { kind: 'refused'; reason: RefusalReason }
  /** Nobody knows whether it was stored; asking again is safe. */
  | { kind: 'unreachable'; sentence: (typeof SERVICE_SENTENCE)['unreachable' | 'unreadable'] };

/** Stores what arrived under `key`. Asked again under the same key it answers the same and stores nothing more. */
export async function storeDocument(actor: Actor, key: string, input: StoreInput): Promise<StoreOutcome> {
  const whose = { staffId: actor.staffId, key };
  const done = await receiptOfUpload(uploadKeyOf(actor, key));
  if (done) return { kind: 'stored', receipt: asReceipt(done), again: false };
  const { bytes, sha256 } = readIncoming(whose);
  if (bytes.length !== input.size) return { kind: 'incomplete', received: bytes.length };
  const early = await reasonBefore(bytes, input.file_name);
  if (early) return refuse(actor, key, early);
  const before = await receiptOfBytes(input.patient_id, sha256);
  if (before) {
    forgetIncoming(whose);
    return { kind: 'stored', receipt: asReceipt(before), again: true };
  }
  try {
    const receipt = await send(actor, key, input, { bytes, sha256 });
    forgetIncoming(whose);
    return { kind: 'stored', receipt, again: false };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.kind !== 'refused') return { kind: 'unreachable', sentence: SERVICE_SENTENCE[error.kind] };
    return refuse(actor, key, await reasonAfter(bytes, error.code));
  }
}

type Arrived = ReturnType<typeof readIncoming>;

async function send(
  actor: Actor,
  key: string,
  input: StoreInput,
  { bytes, sha256 }: Arrived,
): Promise<Receipt> {
  const fileName = cleanName(input.file_name);
  const sealing = uploadSealing();
  const id = await uploadDocument({
    bytes,
    patientId: input.patient_id,
    idempotencyKey: uploadKeyOf(actor, key),
    fileName,
    dt: input.kind ?? undefined,
    case_id: input.case_id ?? undefined,
    task: input.tasks,
  });
  // In the body, not in the address: a title may name somebody.
  await updateDocument(id, { title: input.title.trim() || fileName });
  const row = {
    patientId: input.patient_id,
    uploadKey: uploadKeyOf(actor, key),
    fileName,
    size: bytes.length,
    sha256,
    keyId: sealing?.kid ?? null,
    algorithms: sealing && `${sealing.alg} + ${sealing.enc}`,
    staffId: actor.staffId,
    staffName: actor.name,
    storedAt: new Date(),
  };
  await deskStore().documentReceipt.upsert({
    where: { documentId: id },
    create: { documentId: id, ...row },
    update: {},
  });
  await writeAudit({
    actor,
    action: 'document.upload',
    subject: { kind: 'document', id },
    detail: { patient: input.patient_id, sha256, size: bytes.length, key: row.keyId },
  });
  await checkDocument(actor, id, sha256);
  return asReceipt(await deskStore().documentReceipt.findUniqueOrThrow({ where: { documentId: id } }));
}

async function refuse(actor: Actor, key: string, reason: RefusalReason): Promise<StoreOutcome> {
  forgetIncoming({ staffId: actor.staffId, key });
  await writeAudit({
    actor,
    action: 'document.refused',
    subject: { kind: 'upload', id: key },
    detail: { reason },
  });
  return { kind: 'refused', reason };
}

/** The page chooses the key; another person's page with the same one means another upload. */
function uploadKeyOf({ staffId }: Actor, key: string): string {
  return `${staffId}-${key}`;
}

/** The last part of a name without anything invisible, as a label. */
function cleanName(name: string): string {
  const base =
    name
      .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu, '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  return [...base.normalize('NFC').trim().replace(/^\.+/, '')].slice(-200).join('') || 'document';
}

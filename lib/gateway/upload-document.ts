// Sending a file: as an encrypted body when the desk shares a key with the service, else as a form (interface 5).
import { documentStored, type UploadQuery } from '@/lib/contract/document';
import { PROTECTED_HEADER } from '@/lib/contract/jwe';
import { patientHeader } from './patient-header';
import { ask } from './request';
import { connection } from './transport';

export type DocumentUpload = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Null = the document arrives without a patient and waits to be given to one. */
  patientId: string | null;
  /** The same key and bytes give the same document, however often they are sent. */
  idempotencyKey: string;
  /** Travels in the form only: an encrypted body has no place for it. */
  fileName?: string | undefined;
} & Pick<UploadQuery, 'dt' | 'task' | 'case_id'>;

/** How an upload is protected on its way; null = by the line alone. */
export type UploadSealing = { kid: string; alg: string; enc: string } | null;

/** A file of 10 MB over a clinic's line; the service opens it before it answers. */
const TIME_LIMIT_MS = 120_000;

/** How uploads travel at the moment, by the configured shared key. */
export function uploadSealing(): UploadSealing {
  const { sharedKey } = connection().transport;
  if (!sharedKey) return null;
  const header = JSON.parse(Buffer.from(PROTECTED_HEADER, 'base64url').toString('utf8')) as {
    alg: string;
    enc: string;
  };
  return { kid: sharedKey.kid, ...header };
}

/** Answers with the document's id. Throws ServiceError; a refused file has one of the codes of decisions 4. */
export async function uploadDocument(upload: DocumentUpload): Promise<string> {
  const { bytes, patientId, idempotencyKey, fileName, dt, task, case_id } = upload;
  const { answer } = await ask({
    method: 'POST',
    path: '/mr/api/v2/docs',
    query: { dt, task, case_id },
    headers: {
      'Idempotency-Key': idempotencyKey,
      ...(patientId !== null && patientHeader(patientId)),
    },
    ...(uploadSealing() ? { body: sealable(bytes) } : { form: formOf(bytes, fileName) }),
    answer: documentStored,
    repeatable: true,
    timeLimitMs: TIME_LIMIT_MS,
  });
  return answer.document_id;
}

function sealable(bytes: Uint8Array): { file: string } {
  return { file: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') };
}

function formOf(bytes: Uint8Array<ArrayBuffer>, fileName: string | undefined): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes]), fileName ?? '');
  return form;
}

// The document operations of the service, one function each. All throw ServiceError.
import { z } from 'zod';
import {
  documentList,
  documentRecord,
  documentResult,
  documentStored,
  type DocumentItem,
  type DocumentPatch,
} from '@/lib/contract/document';
import { pathOf } from './path-of';
import { patientHeader } from './patient-header';
import { ask } from './request';

export type DocumentPage = { documents: DocumentItem[]; next: string | null };

/** One page in the order of the last change: a patient's documents, or with null those of nobody yet. */
export async function listDocuments(
  patientId: string | null,
  { since, offset }: { since?: number | undefined; offset?: string | undefined } = {},
): Promise<DocumentPage> {
  const { answer } = await ask({
    method: 'GET',
    path: '/mr/api/v1/docs',
    query: { u_at__gt: since, offset },
    headers: patientId === null ? {} : patientHeader(patientId),
    answer: documentList,
  });
  return { documents: answer.items.map(({ record }) => record.item), next: answer.next_token ?? null };
}

/** The document with a short-lived link to its bytes; `downloadDocument` follows it. */
export async function getDocument(id: string): Promise<z.infer<typeof documentRecord>> {
  const { answer } = await ask({
    method: 'GET',
    path: pathOf`/mr/api/v1/docs/${id}`,
    answer: documentRecord,
  });
  return answer;
}

/** What the document's tasks came to. */
export async function getDocumentResult(id: string): Promise<z.infer<typeof documentResult>> {
  const { answer } = await ask({
    method: 'GET',
    path: pathOf`/mr/api/v1/docs/${id}/result`,
    answer: documentResult,
  });
  return answer;
}

/** Changes kind, title, cases, or the patient to whom it belongs (`oid`). Repeating it changes nothing more. */
export async function updateDocument(id: string, body: DocumentPatch): Promise<void> {
  await ask({
    method: 'PATCH',
    path: pathOf`/mr/api/v1/docs/${id}`,
    body,
    answer: z.unknown(),
    repeatable: true,
  });
}

/** Removes it and its bytes. */
export async function deleteDocument(id: string): Promise<void> {
  await ask({
    method: 'DELETE',
    path: pathOf`/mr/api/v1/docs/${id}`,
    answer: documentStored.optional(),
  });
}

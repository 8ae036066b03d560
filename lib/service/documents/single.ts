// One document: its record with the link, the result of its tasks, its end.
import type { z } from 'zod';
import { NO_PARSER, type documentRecord, type documentResult } from '@/lib/contract/document';
import type { Document } from '@/prisma/service/generated/client';
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';
import { findDocument, removeDocument } from './document-store';
import { makeLink } from './link';

type OneCall = Call<{ document_id: string }, unknown, unknown>;

export const NO_DOCUMENT = 'there is no such document';

export async function getDocument(call: OneCall): Promise<Answer> {
  const document = await requireDocument(call);
  const { masterKey, origin } = call.service;
  const body: z.infer<typeof documentRecord> = {
    source: 'upload',
    document_date_epoch: Number(document.createdAt),
    document_type: document.kind,
    tags: document.tasks,
    files: [
      {
        asset_url: makeLink(masterKey, origin, document),
        file_type: document.mediaType === 'application/pdf' ? 'PDF' : 'IMG',
      },
    ],
  };
  return { status: 200, body };
}

/** Without a parser every task ends in error, and says so; a document without tasks is simply complete. */
export async function readResult(call: OneCall): Promise<Answer> {
  const { tasks } = await requireDocument(call);
  const body: z.infer<typeof documentResult> =
    tasks.length > 0
      ? { status: 'error', error: tasks.map((task) => `${task}: ${NO_PARSER}`), data: null }
      : { status: 'completed', error: [], data: null };
  return { status: 200, body };
}

export async function deleteDocument({ caller, params, service }: OneCall): Promise<Answer> {
  const { store, documents } = service;
  const removed = await removeDocument(store, documents.storage, caller.businessId, params.document_id);
  if (!removed) throw new Failure('NOT_FOUND', NO_DOCUMENT);
  return { status: 200, body: { document_id: params.document_id } };
}

/** Throws 404 when the caller's business has no such document. */
export async function requireDocument({ caller, params, service }: OneCall): Promise<Document> {
  const document = await findDocument(service.store, caller.businessId, params.document_id);
  if (!document) throw new Failure('NOT_FOUND', NO_DOCUMENT);
  return document;
}

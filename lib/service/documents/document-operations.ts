// The document endpoints (interface 5, decisions 4): upload, list, get by a short-lived link, give, result, delete.
import { z } from 'zod';
import {
  documentList,
  documentPatch,
  documentRecord,
  documentResult,
  documentStored,
  FILE_BYTES_MAX,
  sealedUpload,
  uploadQuery,
} from '@/lib/contract/document';
import { operation } from '../http/operation';
import { changeDocument } from './change';
import { sendFile } from './file';
import { FILE_TOO_LARGE } from './intake';
import { listDocuments, listQuery } from './list';
import { deleteDocument, getDocument, readResult } from './single';
import { uploadDocument } from './upload';

const linkPart = z.string({ error: 'is required: use the link as it was given' });
const idParam = z.object({ document_id: z.string() });
const PATIENT_HEADER = { 'X-Pt-Id': 'The patient; without it the document is kept unassigned' };
/** Base64 of the largest file, and the JSON around it. */
const SEALED_LIMIT = Math.ceil((FILE_BYTES_MAX / 3) * 4) + 1024;

export const documents = {
  upload: operation({
    id: 'uploadDocument',
    source: 'interface',
    summary: 'Upload a document, as a form or as an encrypted body',
    query: uploadQuery,
    repeatable: ['task'],
    body: sealedUpload,
    bodyLimit: SEALED_LIMIT,
    tooLarge: FILE_TOO_LARGE,
    upload: true,
    requestHeaders: { ...PATIENT_HEADER, 'Idempotency-Key': 'The same key and bytes give the same document' },
    answers: { 200: { description: 'The document is stored', schema: documentStored } },
    errors: ['BAD_REQUEST', 'CONFLICT', 'FILE_TOO_LARGE', 'UNSUPPORTED_TYPE', 'UNREADABLE_FILE'],
    handler: uploadDocument,
  }),
  list: operation({
    id: 'listDocuments',
    source: 'vendor',
    summary: 'List documents in the order of their last change; of one patient, or the unassigned ones',
    query: listQuery,
    requestHeaders: { 'X-Pt-Id': 'The patient; without it the unassigned documents are listed' },
    answers: { 200: { description: 'A page of documents', schema: documentList } },
    errors: ['BAD_REQUEST'],
    handler: listDocuments,
  }),
  get: operation({
    id: 'getDocument',
    source: 'vendor',
    summary: 'A document, with a link to its bytes that lasts five minutes',
    params: idParam,
    answers: { 200: { description: 'The document', schema: documentRecord } },
    errors: ['NOT_FOUND'],
    handler: getDocument,
  }),
  getFile: operation({
    id: 'getDocumentFile',
    source: 'extension',
    summary: 'The bytes behind the link of getDocument; the link itself is the credential',
    params: idParam,
    query: z.object({ b: linkPart, until: linkPart, key: linkPart }),
    answers: {
      200: {
        description: 'The file',
        schema: null,
        headers: { 'Content-Disposition': 'The name of the file, and whether it may be shown or only saved' },
      },
    },
    errors: ['NOT_FOUND'],
    handler: sendFile,
  }),
  update: operation({
    id: 'updateDocument',
    source: 'vendor',
    summary: 'Change kind, title, cases or patient of a document',
    params: idParam,
    body: documentPatch,
    answers: { 200: { description: 'Changed', schema: documentStored } },
    errors: ['BAD_REQUEST', 'NOT_FOUND'],
    handler: changeDocument,
  }),
  delete: operation({
    id: 'deleteDocument',
    source: 'vendor',
    summary: 'Delete a document and its bytes',
    params: idParam,
    answers: { 200: { description: 'Deleted', schema: documentStored } },
    errors: ['NOT_FOUND'],
    handler: deleteDocument,
  }),
  getResult: operation({
    id: 'getDocumentResult',
    source: 'vendor',
    summary: "What the document's tasks came to",
    params: idParam,
    answers: { 200: { description: 'The state of the tasks', schema: documentResult } },
    errors: ['NOT_FOUND'],
    handler: readResult,
  }),
};

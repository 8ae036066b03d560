import { NO_PARSER } from '@/lib/contract/document';
import type { Examples } from './example';
import { CASE_ITEM, DOCUMENT_ID, PATIENT_ID } from './things';

const STORED = { document_id: DOCUMENT_ID };
const FILE = 'JVBERi0xLjQKJSBhIHNtYWxsIFBERgo=';
/** `{ file: FILE }` under the secret `sixteen bytes ok`. */
const SEALED_FILE = {
  protected: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0',
  iv: 'IMAe4L4wIjKWUeo9RwenSA',
  ciphertext: '2cV9HxX0ajMFgqmDSZdrX-28QdIoMt-4J2X68STKIoE1mRidej3vKafzx3Y_DWWx',
  tag: '2yp0a3iSYrgOIILc_paVHg',
  kid: 'desk-1',
};

export const recordExamples: Examples = {
  listCases: {
    answer: {
      cases: [
        {
          id: 'AP-2012-C1',
          status: 'A',
          updated_at: 1753958071,
          item: { ...CASE_ITEM, created_at: 1753958071 },
        },
        { id: 'AP-2012-C2', status: 'D', updated_at: 1753958072 },
      ],
      next_token: 're10ex.H7KyLmL3kFMceacFnNULjQ',
    },
  },
  createCase: { body: { id: 'AP-2012-C1', ...CASE_ITEM }, answer: { id: 'AP-2012-C1' } },
  updateCase: { body: { display_name: 'Fever, second visit' } },
  uploadDocument: { body: { file: FILE }, sealed: SEALED_FILE, answer: STORED },
  listDocuments: {
    answer: {
      items: [
        {
          record: {
            item: {
              document_id: DOCUMENT_ID,
              patient_id: PATIENT_ID,
              document_type: 'lr',
              upload_date: 1795279118,
              cases: ['AP-2012-C1'],
              metadata: {
                title: 'Blood count',
                file_name: 'report.pdf',
                media_type: 'application/pdf',
                size: 8806,
                pages: 12,
                sha256: '6f34edd431b4018a2ccfb5c24d68f075bdb025eee6f86da9c03a4a64c30befb5',
              },
            },
          },
        },
      ],
      next_token: null,
    },
  },
  getDocument: {
    answer: {
      source: 'upload',
      document_date_epoch: 1795279118,
      document_type: 'lr',
      tags: ['smart'],
      files: [
        {
          asset_url: `https://desk.example/mr/api/v1/docs/${DOCUMENT_ID}/file?b=biz5d4c&until=1795279418&key=5qU4qjkW`,
          file_type: 'PDF',
        },
      ],
    },
  },
  updateDocument: { body: { dt: 'lr', oid: PATIENT_ID, title: 'Blood count' }, answer: STORED },
  deleteDocument: { answer: STORED },
  getDocumentResult: { answer: { status: 'error', error: [`smart: ${NO_PARSER}`], data: null } },
};

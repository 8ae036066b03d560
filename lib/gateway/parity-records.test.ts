// One list of tests for every way to the service: what works in this process must work over a socket.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_BYTES_MAX, NO_PARSER } from '@/lib/contract/document';
import { pdf, png } from '@/lib/service/documents/test-files';
import { startTestService } from '@/lib/service/test-service';
import { createCase, deleteCase, listCases, updateCase } from './cases';
import { deleteDocument, getDocument, getDocumentResult, listDocuments, updateDocument } from './documents';
import { downloadDocument } from './download-document';
import { createPatient } from './patients';
import { unique } from './testing/clinic-world';
import { waysTo, type Way } from './testing/ways';
import { setServiceTransport } from './transport';
import { uploadDocument, uploadSealing } from './upload-document';

const OCCURRED = 1_753_958_070;
const dataDir = mkdtempSync(path.join(tmpdir(), 'records-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe.each(waysTo((options) => startTestService({ ...options, dataDir })))(
  'records, asked %s',
  (_, open) => {
    let way: Way;
    let patient: string;

    beforeAll(async () => {
      way = await open();
    });
    afterAll(() => way.close());
    beforeEach(async () => {
      setServiceTransport(way.transport);
      patient = await createPatient({ first_name: 'Fatima', gender: 'F', age: 27 });
    });

    const store = (bytes: Uint8Array<ArrayBuffer>, more: object = {}) =>
      uploadDocument({ bytes, patientId: patient, idempotencyKey: randomUUID(), ...more });

    it('cases are created, paged, changed and deleted', async () => {
      const body = { occurred_at: OCCURRED, type: 'OP', hi_type: 'Prescription' } as const;
      for (const id of ['a', 'b', 'c'])
        await createCase(patient, { id, display_name: `Visit ${id}`, ...body });
      const first = await listCases(patient, { limit: 2 });
      const rest = await listCases(patient, { limit: 2, offset: first.next_token ?? undefined });
      const all = [...first.cases, ...rest.cases];
      expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      expect(rest.next_token ?? null).toBeNull();
      expect(all[0]?.item).toMatchObject({ display_name: 'Visit a', ...body });

      await updateCase(patient, 'b', { display_name: 'Corrected' });
      await deleteCase(patient, 'a');
      const since = all.at(-1)?.updated_at;
      const changed = (await listCases(patient, { since })).cases;
      expect(changed).toMatchObject([
        { id: 'b', status: 'A', item: { display_name: 'Corrected' } },
        { id: 'a', status: 'D' },
      ]);
    });

    it('cases that are not as the service wants them are refused', async () => {
      const body = { id: 'twice', display_name: 'Visit', occurred_at: OCCURRED };
      await createCase(patient, body);
      await expect(createCase(patient, body)).rejects.toMatchObject({ kind: 'refused', status: 409 });
      await expect(listCases(patient, { offset: 'forged' })).rejects.toMatchObject({
        kind: 'refused',
        status: 400,
        code: 'BAD_REQUEST',
      });
      await expect(deleteCase(patient, 'none')).rejects.toMatchObject({ status: 404 });
      expect((await listCases('nobody')).cases).toEqual([]);
      await expect(listCases('no\nheader')).rejects.toMatchObject({ kind: 'refused', status: 404 });
    });

    it('a document is stored, listed, changed, read back byte for byte, and deleted', async () => {
      await createCase(patient, { id: 'cbc', display_name: 'Blood count', occurred_at: OCCURRED });
      const bytes = new Uint8Array(pdf('Haemoglobin 13.2'));
      const id = await store(bytes, {
        dt: 'lr',
        task: ['smart', 'pii'],
        case_id: 'cbc',
        fileName: 'cbc.pdf',
      });
      await updateDocument(id, { title: 'Complete blood count' });
      const { documents, next } = await listDocuments(patient);
      expect(next).toBeNull();
      expect(documents).toMatchObject([
        {
          document_id: id,
          document_type: 'lr',
          cases: ['cbc'],
          metadata: { title: 'Complete blood count', tags: ['smart', 'pii'], size: bytes.length, pages: 1 },
        },
      ]);
      expect(documents[0]?.metadata?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect((await getDocument(id)).files).toMatchObject([{ file_type: 'PDF' }]);
      const back = await downloadDocument(id);
      expect(back.mediaType).toBe('application/pdf');
      expect(back.bytes.equals(bytes)).toBe(true);
      expect((await getDocumentResult(id)).error).toEqual([`smart: ${NO_PARSER}`, `pii: ${NO_PARSER}`]);
      await deleteDocument(id);
      await expect(downloadDocument(id)).rejects.toMatchObject({ kind: 'refused', status: 404 });
      expect((await listDocuments(patient)).documents).toEqual([]);
    });

    it('the largest document comes back whole', async () => {
      const bytes = new Uint8Array(pdf('large', FILE_BYTES_MAX));
      expect((await downloadDocument(await store(bytes))).bytes.equals(bytes)).toBe(true);
    });

    it('the same upload sent again is the same document; the key with other bytes is refused', async () => {
      const idempotencyKey = randomUUID();
      const bytes = new Uint8Array(await png());
      const id = await store(bytes, { idempotencyKey });
      expect(await store(bytes, { idempotencyKey })).toBe(id);
      const other = new Uint8Array(pdf('other'));
      await expect(store(other, { idempotencyKey })).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
    });

    it('a document without a patient is listed apart, and given to one', async () => {
      const title = unique('tray');
      const id = await store(new Uint8Array(pdf(title)), { patientId: null });
      const tray = () =>
        listDocuments(null).then(({ documents }) => documents.map((each) => each.document_id));
      expect(await tray()).toContain(id);
      await updateDocument(id, { oid: patient });
      expect(await tray()).not.toContain(id);
      expect((await listDocuments(patient)).documents).toMatchObject([
        { document_id: id, patient_id: patient },
      ]);
    });

    it.each([
      ['half a PDF', new Uint8Array(pdf('cut').subarray(0, 300)), 422, 'UNREADABLE_FILE'],
      ['a text', new TextEncoder().encode('just text'), 415, 'UNSUPPORTED_TYPE'],
      ['more than 10 MiB', new Uint8Array(FILE_BYTES_MAX + 1), 413, 'FILE_TOO_LARGE'],
    ])('%s is refused', async (__, bytes, status, code) => {
      await expect(store(bytes)).rejects.toMatchObject({ kind: 'refused', status, code });
    });

    it('says how an upload is protected', () => {
      const key = way.transport.sharedKey;
      expect(uploadSealing()).toEqual(key ? { kid: key.kid, alg: 'dir', enc: 'A128CBC-HS256' } : null);
    });
  },
);

import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import { listDocuments } from '@/lib/gateway/documents';
import { createPatient } from '@/lib/gateway/patients';
import { setServiceTransport } from '@/lib/gateway/transport';
import { pdf, png, sharedDocuments } from '@/lib/service/documents/test-files';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { giveDocument, removeDocument } from './change-document';
import { checkDocument } from './check-document';
import { readIncoming, takePart } from './incoming';
import { openDocument } from './open-document';
import { readDocuments } from './read-documents';
import { storeDocument, type StoreInput, type StoreOutcome } from './store-document';

const dataDir = mkdtempSync(path.join(tmpdir(), 'desk-documents-'));
let front: FrontDesk;
let meera: Actor;
let patient: string;

beforeAll(async () => {
  const service = await startTestService({ dataDir });
  front = await openFrontDesk(service);
  front.transport = { ...front.transport, sharedKey: service.partner.key };
  meera = await hire(front.desk);
});
afterAll(async () => {
  await front.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  setServiceTransport(front.transport);
  patient = await createPatient({ first_name: 'Fatima', gender: 'F', age: 27 });
});
afterEach(() => setServiceTransport(front.transport));

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Sends all parts, as the page does, and asks to store them. */
async function store(bytes: Buffer, file_name: string, more: Partial<StoreInput> & { key?: string } = {}) {
  const { key = randomUUID(), ...different } = more;
  const whose = { staffId: meera.staffId, key };
  for (let at = 0; at < bytes.length; at += 1_000_000) {
    takePart(whose, at, bytes.subarray(at, at + 1_000_000));
  }
  const size = bytes.length;
  const input: StoreInput = {
    ...{ patient_id: patient, file_name, size, kind: null, title: '', case_id: null, tasks: [] },
    ...different,
  };
  return storeDocument(meera, key, input);
}

function receipt(outcome: StoreOutcome) {
  if (outcome.kind !== 'stored') throw new Error(`The file was not stored: ${JSON.stringify(outcome)}`);
  return outcome.receipt;
}

const count = async () => (await listDocuments(patient)).documents.length;

describe('a file', () => {
  it('is stored encrypted, read back, and has a receipt that says so', async () => {
    const bytes = pdf('Haemoglobin 13.2');
    const stored = receipt(await store(bytes, 'cbc.pdf', { kind: 'lr', title: 'Blood count' }));
    expect(stored).toMatchObject({
      file_name: 'cbc.pdf',
      size: bytes.length,
      sha256: hash(bytes),
      key_id: front.transport.sharedKey?.kid,
      algorithms: 'dir + A128CBC-HS256',
      by: 'Meera Nair',
      check: 'same',
    });
    const read = await readDocuments(meera, patient);
    expect(read).toMatchObject({
      kind: 'ok',
      documents: [{ id: stored.document_id, title: 'Blood count', kind: 'lr', receipt: stored }],
    });
    expect(readIncoming({ staffId: meera.staffId, key: 'none' }).bytes).toHaveLength(0);
  });

  it('is never stored twice: not under the same key, and not with the same bytes', async () => {
    const key = randomUUID();
    const first = receipt(await store(pdf('once'), 'once.pdf', { key }));
    expect(receipt(await store(pdf('once'), 'once.pdf', { key })).document_id).toBe(first.document_id);
    expect(await store(pdf('once'), 'copy.pdf')).toMatchObject({ again: true, receipt: first });
    expect(await count()).toBe(1);
    await removeDocument(meera, first.document_id);
    expect(await store(pdf('once'), 'once.pdf')).toMatchObject({ again: false });
    expect(await count()).toBe(1);
  });

  it('whose answer was lost on the line is asked for again and stored once', async () => {
    const key = randomUUID();
    let lose = true;
    setServiceTransport({
      ...front.transport,
      fetch: async (request) => {
        const response = await front.transport.fetch(request);
        if (lose && request.url.includes('/mr/api/v2/docs')) throw new TypeError('the line broke');
        return response;
      },
    });
    expect(await store(pdf('lost'), 'lost.pdf', { key })).toMatchObject({ kind: 'unreachable' });
    lose = false;
    expect(await store(pdf('lost'), 'lost.pdf', { key })).toMatchObject({ kind: 'stored', again: false });
    expect(await count()).toBe(1);
  });

  it('comes in parts, each where the last one ended, and goes on after a restart', async () => {
    const whose = { staffId: meera.staffId, key: randomUUID() };
    const part = Buffer.alloc(1000, 1);
    expect(takePart(whose, 0, part)).toEqual({ kind: 'taken', received: 1000 });
    expect(takePart(whose, 0, part)).toEqual({ kind: 'elsewhere', received: 1000 });
    expect(takePart(whose, 5000, part)).toEqual({ kind: 'elsewhere', received: 1000 });
    expect(takePart({ ...whose, staffId: 'another' }, 1000, part)).toEqual({
      kind: 'elsewhere',
      received: 0,
    });
    expect(takePart(whose, 1000, Buffer.alloc(FILE_BYTES_MAX))).toEqual({ kind: 'too-large' });
    const input = { patient_id: patient, file_name: 'x.pdf', size: 9000 };
    const rest = { kind: null, title: '', case_id: null, tasks: [] };
    expect(await storeDocument(meera, whose.key, { ...input, ...rest })).toEqual({
      kind: 'incomplete',
      received: 1000,
    });
  });

  it('that arrived without a patient is given to one, and taken back', async () => {
    const id = receipt(await store(pdf(randomUUID()), 'fax.pdf', { patient_id: null })).document_id;
    const inTray = async () => {
      const tray = await readDocuments(meera, null);
      return tray.kind === 'ok' && tray.documents.some((document) => document.id === id);
    };
    expect(await inTray()).toBe(true);
    expect(await giveDocument(meera, id, patient)).toEqual({ kind: 'ok' });
    expect([await inTray(), await count()]).toEqual([false, 1]);
    await giveDocument(meera, id, null);
    expect([await inTray(), await count()]).toEqual([true, 0]);
    expect(await giveDocument(meera, id, 'nobody')).toMatchObject({ kind: 'invalid' });
    const lines = await front.desk.store.auditLine.findMany({ where: { subjectId: id } });
    expect(lines.map(({ action }) => action)).toEqual([
      'document.upload',
      'document.check',
      'document.give',
      'document.take-back',
    ]);
  });

  it('can still be read, or is said to be missing, different or out of reach', async () => {
    const { document_id: id, sha256 } = receipt(await store(pdf('check'), 'check.pdf'));
    expect(await checkDocument(meera, id, sha256)).toMatchObject({ check: 'same' });
    expect(await checkDocument(meera, id, hash(Buffer.from('other')))).toMatchObject({ check: 'different' });
    setServiceTransport({
      ...front.transport,
      timeLimitMs: 50,
      fetch: () => Promise.reject(new TypeError('x')),
    });
    expect(await checkDocument(meera, id, sha256)).toMatchObject({ check: 'unreachable' });
    setServiceTransport(front.transport);
    await removeDocument(meera, id);
    expect(await checkDocument(meera, id, sha256)).toMatchObject({ check: 'missing' });
  });

  it('is drawn anew for the eye, and saved as it is', async () => {
    const bytes = await png();
    const id = receipt(await store(bytes, 'scan.png')).document_id;
    const whole = await openDocument(meera, id, 'whole');
    expect(whole).toMatchObject({ kind: 'ok', mediaType: 'image/png', extension: 'png' });
    expect(whole.kind === 'ok' && whole.bytes.equals(bytes)).toBe(true);
    expect(await openDocument(meera, id, 'thumb')).toMatchObject({ kind: 'ok', mediaType: 'image/webp' });
    expect(await openDocument(meera, 'nothing', 'view')).toEqual({ kind: 'gone' });
  });

  it('shows its first page small, without a line in the audit log, when it is a PDF', async () => {
    const stored = receipt(await store(pdf('WWWWW WWWWW'), 'letter.pdf'));
    const small = await openDocument(meera, stored.document_id, 'thumb');
    if (small.kind !== 'ok') throw new Error(`No picture came: ${small.kind}`);
    const { info, data } = await sharp(small.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(small.mediaType).toBe('image/webp');
    expect([info.width, info.height]).toEqual([160, 107]);
    // White paper, and ink on it: the letters are of a font that the file does not carry.
    expect([Math.max(...data) > 250, Math.min(...data) < 100]).toEqual([true, true]);
    const lines = await front.desk.store.auditLine.findMany({ where: { subjectId: stored.document_id } });
    expect(lines.map(({ action }) => action)).toEqual(['document.upload', 'document.check']);
  });
});

/** What a receptionist is told about each file of the shared set; null = stored. */
const EXPECTED: Record<string, string | null> = {
  'prescription.pdf': null,
  'lab-report-12p.pdf': null,
  'encrypted.pdf': 'password',
  'javascript-action.pdf': 'program',
  'truncated.pdf': 'cutOff',
  'pdf-renamed.jpg': 'nameDiffers',
  'html-renamed.pdf': 'webPage',
  'phone-photo.jpg': null,
  'scan.png': null,
  'fax-2p.tiff': null,
  'photo.webp': null,
  'iphone.heic': null,
  'discharge-summary.docx': 'wordFile',
  'notes.txt': 'text',
  'empty.pdf': 'empty',
  'drawing.svg': 'drawing',
  'compressed-10mb.zip': 'archive',
  'huge-dimensions.png': 'tooManyPixels',
  'polyglot-png-html.png': null,
};

const folder = sharedDocuments();
describe.runIf(folder)('the shared set of files', () => {
  it.each(Object.entries(EXPECTED))('%s → %s', async (name, reason) => {
    const outcome = await store(readFileSync(path.join(folder ?? '', name)), name);
    expect(outcome).toMatchObject(reason === null ? { kind: 'stored' } : { kind: 'refused', reason });
    if (outcome.kind === 'stored') expect(outcome.receipt.check).toBe('same');
  });
});

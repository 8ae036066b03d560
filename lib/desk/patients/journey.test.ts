// One patient from being registered to a document in the tray, at a desk with a service in its process and at one
// that is pointed at somebody else's.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCase, updateCase } from '@/lib/gateway/cases';
import { getPatient } from '@/lib/gateway/patients';
import { uniqueMobile } from '@/lib/gateway/testing/clinic-world';
import { waysTo, type Way } from '@/lib/gateway/testing/ways';
import { setServiceTransport } from '@/lib/gateway/transport';
import { pdf } from '@/lib/service/documents/test-files';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { readOn } from '../cases/read-cases';
import { giveDocument } from '../documents/change-document';
import { takePart } from '../documents/incoming';
import { readDocuments } from '../documents/read-documents';
import { storeDocument } from '../documents/store-document';
import { giveFromTray, readTray } from '../documents/tray';
import { hire, openTestDesk, type TestDesk } from '../testing/open-desk';
import { findForDesk } from './find/find-patients';
import { registerPatient } from './find/register-patient';
import { saveDetails } from './save-details';

const OPENED = ['in this process', 'over a socket, sealed'];
const CASES = 60;
const dataDir = mkdtempSync(path.join(tmpdir(), 'desk-journey-'));
const ways = waysTo((options) => startTestService({ ...options, dataDir }));
let desk: TestDesk;
let meera: Actor;

beforeAll(async () => {
  desk = await openTestDesk();
  meera = await hire(desk);
});
afterAll(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true });
});

describe.each(ways.filter(([name]) => OPENED.includes(name)))('a patient, kept %s', (_, open) => {
  let way: Way;
  let id: string;
  beforeAll(async () => {
    way = await open();
    setServiceTransport(way.transport);
  });
  afterAll(() => way.close());

  it('is registered, found under another spelling, and corrected', async () => {
    const person = { first_name: 'Fatima', last_name: 'Siddiqui', gender: 'F', dob: '1999-03-03' } as const;
    const input = { person: { ...person, mobile: uniqueMobile() }, distinct_from: [] };
    const registered = await registerPatient(meera, input);
    if (registered.kind !== 'ok') throw new Error(registered.kind);
    ({ id } = registered);
    expect(await findForDesk(meera, 'sidiqi fathima')).toMatchObject({ patients: [{ patient_id: id }] });
    const base = await getPatient(id);
    const changes = { last_name: 'Siddiqi' };
    expect(await saveDetails(meera, { id, base, changes, correction: false })).toMatchObject({ kind: 'ok' });
    expect(await getPatient(id)).toMatchObject(changes);
  });

  it('shows all cases, and only the changed one at the second look', async () => {
    const ids = Array.from({ length: CASES }, (_, at) => `case-${at}`);
    for (const each of ids) {
      await createCase(id, { id: each, display_name: each, occurred_at: 1_753_958_070, type: 'OP' });
    }
    const first = await readOn(meera, id, { after: 0, opening: true }, 20_000);
    expect(first).toMatchObject({ total: CASES, reading: false, trouble: null });
    await updateCase(id, 'case-7', { display_name: 'Corrected by the lab' });
    const { version: after } = first;
    const second = await readOn(meera, id, { after, opening: false }, 20_000);
    expect(second.cases.map((one) => [one.id, one.item?.display_name])).toEqual([
      ['case-7', 'Corrected by the lab'],
    ]);
  });

  it('has a document that was in the tray, with a receipt that it can be read back', async () => {
    const key = randomUUID();
    const bytes = pdf(key);
    takePart({ staffId: meera.staffId, key }, 0, bytes);
    const file = { file_name: 'Fatima Siddiqi.pdf', size: bytes.length, kind: null, title: '' };
    const stored = await storeDocument(meera, key, { ...file, patient_id: null, case_id: null, tasks: [] });
    expect(stored).toMatchObject({ kind: 'stored', receipt: { check: 'same' } });
    const tray = await readTray(meera);
    if (tray.kind !== 'ok') throw new Error(tray.kind);
    expect(tray.documents).toMatchObject([{ likely: { clue: 'name', patients: [{ patient_id: id }] } }]);
    const document = tray.documents[0]?.id ?? '';
    expect(await giveFromTray(meera, document, id)).toEqual({ kind: 'ok' });
    expect(await readDocuments(meera, id)).toMatchObject({ documents: [{ id: document }] });
    expect(await giveDocument(meera, document, null)).toEqual({ kind: 'ok' });
    expect(await readDocuments(meera, id)).toMatchObject({ documents: [] });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPatient } from '@/lib/gateway/patients';
import { uploadDocument } from '@/lib/gateway/upload-document';
import { pdf } from '@/lib/service/documents/test-files';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { giveDocument } from './change-document';
import { cluesIn } from './likely-patient';
import { giveFromTray, readTray, type TrayDocument } from './tray';

const dataDir = mkdtempSync(path.join(tmpdir(), 'desk-tray-'));
let front: FrontDesk;
let meera: Actor;
let fatima: string;

beforeAll(async () => {
  front = await openFrontDesk(await startTestService({ dataDir }));
  meera = await hire(front.desk);
  const person = { last_name: 'Siddiqui', gender: 'F', mobile: '+919811100078' } as const;
  fatima = await createPatient({ ...person, first_name: 'Fatima', age: 27, partner_patient_id: 'TR-4711' });
  await createPatient({ ...person, first_name: 'Ayesha', age: 20 });
});
afterAll(async () => {
  await front.close();
  rmSync(dataDir, { recursive: true });
});

const arrive = (fileName: string) =>
  uploadDocument({
    bytes: new Uint8Array(pdf(randomUUID())),
    patientId: null,
    idempotencyKey: randomUUID(),
    fileName,
  });

async function inTray(id: string): Promise<TrayDocument | undefined> {
  const tray = await readTray(meera);
  if (tray.kind !== 'ok') throw new Error(tray.kind);
  return tray.documents.find((document) => document.id === id);
}

it.each([
  ['siddiqui_fatima_cbc.pdf', [['name', 'siddiqui fatima'], ['name', 'fatima cbc']]], // prettier-ignore
  ['Lab report 98111 00078.pdf', [['mobile', '9811100078']]],
  ['tr-4711-scan.png', [['partner_id', 'tr-4711']]],
  ['scan-1.png', []],
  ['WhatsApp Image 2026-11-20.jpg', []],
])('%s tells of %j', (title, clues) => {
  expect(cluesIn(title).map(({ clue, question }) => [clue, question])).toEqual(clues);
});

describe('a document in the tray', () => {
  it.each([
    ['sidiqui-fathima-cbc.pdf', 'name'],
    ['TR-4711.pdf', 'partner_id'],
  ])('named %s is proposed to the one whom that means', async (name, clue) => {
    const document = await inTray(await arrive(name));
    expect(document?.likely).toMatchObject({ clue, patients: [{ patient_id: fatima }] });
  });

  it('is proposed to all who share a phone, and to nobody for a name without a person', async () => {
    const shared = await inTray(await arrive('9811100078.pdf'));
    expect(shared?.likely?.patients).toHaveLength(2);
    expect((await inTray(await arrive('scan.pdf')))?.likely).toBeNull();
  });

  it('is given once, taken back, and each is in the audit log', async () => {
    const id = await arrive('letter.pdf');
    expect(await giveFromTray(meera, id, fatima)).toEqual({ kind: 'ok' });
    expect(await giveFromTray(meera, id, fatima)).toEqual({ kind: 'gone' });
    expect(await inTray(id)).toBeUndefined();
    expect(await giveDocument(meera, id, null)).toEqual({ kind: 'ok' });
    expect(await inTray(id)).toBeDefined();
    const lines = await front.desk.store.auditLine.findMany({ where: { subjectId: id } });
    expect(lines.map(({ action }) => action)).toEqual(['document.give', 'document.take-back']);
  });

  it('is not read again while nothing came or went', async () => {
    const tray = await readTray(meera);
    const count = () => front.desk.store.auditLine.count({ where: { action: 'document.list' } });
    const before = await count();
    expect(await readTray(meera, tray.kind === 'ok' ? tray.mark : '')).toEqual({ kind: 'unchanged' });
    expect(await count()).toBe(before);
  });
});

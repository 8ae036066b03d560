// The documents of the demonstration: real small files, kept exactly as an upload would be.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Documents } from '@/lib/service/documents/documents';
import { takeIn } from '@/lib/service/documents/intake';
import type { PatientRow } from '@/lib/service/patients/patient-row';
import type { Row } from '@/lib/service/row';
import type { Document } from '@/prisma/service/generated/client';
import { smallPdf } from './small-pdf';

type Sheet = { kind: string; title: string; lines: string[] };

const SHEETS: readonly Sheet[] = [
  {
    kind: 'lr',
    title: 'Blood count',
    lines: ['Haemoglobin 13.2 g/dL', 'Platelets 245 thousand', 'TSH 2.1 mIU/L'],
  },
  {
    kind: 'ps',
    title: 'Prescription',
    lines: ['Paracetamol 500 mg, three times a day', 'Review after five days'],
  },
  {
    kind: 'dc',
    title: 'Discharge summary',
    lines: ['Admitted with dengue fever', 'Discharged in good health'],
  },
  { kind: 'iv', title: 'Invoice', lines: ['Consultation 500', 'Paid in full'] },
];

/** Stores a few documents for each of `patients` and two unassigned scans; returns their rows. */
export async function storeDocuments(
  documents: Documents,
  {
    businessId,
    clientId,
    patients,
    now,
  }: { businessId: string; clientId: string; patients: PatientRow[]; now: number },
): Promise<Row<Document>[]> {
  const common = { businessId, clientId, now };
  const rows: Row<Document>[] = [];
  for (const [position, patient] of patients.entries()) {
    for (const sheet of SHEETS.slice(0, 1 + (position % SHEETS.length))) {
      const bytes = smallPdf([sheet.title, '', ...sheet.lines]);
      const file = { name: `${sheet.title.toLowerCase()}.pdf`, mediaType: 'application/pdf', bytes };
      rows.push(
        await store(documents, {
          ...common,
          file,
          patientId: patient.id,
          kind: sheet.kind,
          title: sheet.title,
        }),
      );
    }
  }
  const [known] = patients;
  // One says whose it is, as a laboratory names its files; one says nothing.
  for (const name of [`${known?.firstName ?? ''} ${known?.lastName ?? ''} report.png`, 'scan-2.png']) {
    const file = { name, mediaType: 'image/png', bytes: await scan() };
    rows.push(await store(documents, { ...common, file, patientId: null, kind: 'sc', title: null }));
  }
  return rows;
}

type Kept = {
  businessId: string;
  clientId: string;
  now: number;
  file: { name: string; mediaType: string; bytes: Buffer };
  patientId: string | null;
  kind: string;
  title: string | null;
};

async function store({ storage, incoming, key }: Documents, kept: Kept): Promise<Row<Document>> {
  const { businessId, clientId, now, file, patientId, kind, title } = kept;
  const { path, storageKey, size, sha256 } = await takeIn(oneChunk(file.bytes), incoming, key);
  await storage.put(storageKey, path);
  return {
    businessId,
    id: randomUUID(),
    clientId,
    patientId,
    caseIds: [],
    title,
    kind,
    tasks: [],
    batch: false,
    mediaType: file.mediaType,
    fileName: file.name,
    size,
    pages: 1,
    sha256,
    storageKey,
    keyId: key.id,
    state: 'stored',
    idempotencyKey: null,
    createdAt: now,
    updatedAt: now,
  };
}

// eslint-disable-next-line @typescript-eslint/require-await -- takeIn reads an AsyncIterable
async function* oneChunk(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A sheet of paper with lines on it, as a scanner would see it. */
function scan(): Promise<Buffer> {
  const line = (y: number) => `<rect x="60" y="${y}" width="${300 + (y % 90)}" height="8" fill="#55595e"/>`;
  const lines = Array.from({ length: 14 }, (_, index) => line(120 + index * 34)).join('');
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="680"><rect width="480" height="680" fill="#f7f6f2"/>${lines}</svg>`;
  return sharp(Buffer.from(paper)).png().toBuffer();
}

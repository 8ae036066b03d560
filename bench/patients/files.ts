// Twenty files of 5 MB through the desk, in parts as the page sends them, beside the same uploads without a desk:
// no receipt, no reading back.
import { randomBytes, randomUUID } from 'node:crypto';
import { takePart } from '@/lib/desk/documents/incoming';
import { storeDocument } from '@/lib/desk/documents/store-document';
import { closeDeskStore } from '@/lib/desk/store';
import { createPatient } from '@/lib/gateway/patients';
import { uploadDocument } from '@/lib/gateway/upload-document';
import sharp from 'sharp';
import { withOwnService } from '../own-service';
import type { Row } from '../table';
import { openDesk } from '../own-desk';

const FILES = 20;
const EDGE = 1320;
const PART = 512 * 1024;
const AT_ONCE = 2;

export function measure(): Promise<Row[]> {
  return withOwnService(async (own) => {
    const meera = await openDesk(own);
    try {
      const patientId = await createPatient({ first_name: 'Paper', gender: 'F', age: 60 });
      const noise = await Promise.all(Array.from({ length: FILES * 2 }, picture));
      const bare = await seconds(noise.slice(0, FILES), async (bytes) => {
        await uploadDocument({ bytes: new Uint8Array(bytes), patientId, idempotencyKey: randomUUID() });
      });
      const ours = await seconds(noise.slice(FILES), async (bytes) => {
        const key = randomUUID();
        for (let at = 0; at < bytes.length; at += PART) {
          takePart({ staffId: meera.staffId, key }, at, bytes.subarray(at, at + PART));
        }
        const file = { file_name: 'scan.png', size: bytes.length, kind: null, title: '', case_id: null };
        const stored = await storeDocument(meera, key, { ...file, patient_id: patientId, tasks: [] });
        if (stored.kind !== 'stored' || stored.receipt.check !== 'same')
          throw new Error('a file was not stored');
      });
      return [
        {
          what: `${FILES} files of 5 MB stored and read back`,
          unit: 's',
          ours,
          floor: bare,
          against: 'stored without receipt and reading back',
          aim: 2,
          atMost: true,
        },
      ];
    } finally {
      await closeDeskStore();
    }
  });
}

/** A picture that nothing makes smaller: 5 MB. */
export function picture(): Promise<Buffer> {
  const raw = { width: EDGE, height: EDGE, channels: 3 as const };
  return sharp(randomBytes(EDGE * EDGE * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Two at a time, as the page does. */
async function seconds(files: Buffer[], store: (bytes: Buffer) => Promise<void>): Promise<number> {
  const left = [...files];
  const began = performance.now();
  const sender = async () => {
    for (let next = left.pop(); next; next = left.pop()) await store(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return (performance.now() - began) / 1000;
}

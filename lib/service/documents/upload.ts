// POST /mr/api/v2/docs: take in, judge, keep.
import { rm } from 'node:fs/promises';
import type { z } from 'zod';
import { canonicalBytes } from '@/lib/canonical-base64';
import { ID_MAX } from '@/lib/contract/text';
import { FILE_BYTES_MAX, type sealedUpload, type UploadQuery } from '@/lib/contract/document';
import type { ServiceContext } from '../context';
import { Failure } from '../http/failure';
import { OneAtATime } from '../one-at-a-time';
import type { Answer, Call } from '../http/operation';
import { keepDocument } from './document-store';
import { cleanFileName } from './file-name';
import { flush } from './flush';
import { FILE_TOO_LARGE, readTaken, takeIn, type TakenFile } from './intake';
import { readForm } from './multipart';
import { judgeFile } from './opening/judge-file';

type UploadCall = Call<unknown, UploadQuery, z.infer<typeof sealedUpload> | undefined>;
type Received = TakenFile & { fileName: string | null };

/** Characters that 10 MiB take. */
const TEXT_MAX = Math.ceil(FILE_BYTES_MAX / 3) * 4;
/** Files are opened a few at a time, so that many uploads at once need little memory. */
const opening = new OneAtATime(2);
/** One file stays in memory until it is opened; those that come beside it are read back from the disk. */
const holding = new OneAtATime(1);

/** Stores an upload and answers with its id. Throws what decisions 4 lists under "Refusals". */
export async function uploadDocument(call: UploadCall): Promise<Answer> {
  const patientId = await patientOf(call);
  if (call.query.case_id !== undefined) await requireCase(call, patientId, call.query.case_id);
  const idempotencyKey = keyOf(call.headers);
  const letGo = holding.enterIfFree();
  try {
    const received = await receive(call, letGo !== null);
    const id = await judgeAndKeep(call, received, { patientId, idempotencyKey });
    return { status: 200, body: { document_id: id } };
  } finally {
    letGo?.();
  }
}

async function judgeAndKeep(
  { caller, query, service }: UploadCall,
  received: Received,
  about: { patientId: string | null; idempotencyKey: string | null },
): Promise<string> {
  const { storage, key } = service.documents;
  try {
    // The disk writes while the file is opened; the storage finds it written.
    const [judged] = await Promise.all([
      opening.run(async () => judgeFile(await readTaken(received, key), received.fileName)),
      flush(received.path),
    ]);
    return await keepDocument(service.store, storage, received, {
      businessId: caller.businessId,
      clientId: caller.clientId,
      ...about,
      caseIds: query.case_id === undefined ? [] : [query.case_id],
      title: query.title ?? null,
      kind: query.dt ?? null,
      tasks: [...new Set(query.task ?? [])],
      batch: query.batch === 'true' || query.batch === '1',
      fileName: received.fileName,
      keyId: key.id,
      ...judged,
    });
  } finally {
    await discard(received);
  }
}

async function receive({ upload, body, leave, service }: UploadCall, hold: boolean): Promise<Received> {
  const { incoming, key } = service.documents;
  const take = async (bytes: AsyncIterable<Uint8Array>, name: string | undefined): Promise<Received> => {
    const taken = await takeIn(bytes, incoming, key, hold);
    return { ...taken, fileName: cleanFileName(name) };
  };
  if (upload) return readForm(upload, take, discard);
  const bytes = bytesOf(body?.file ?? '');
  // Let go of, so that an upload that waits for its turn to be opened holds nothing of itself in memory.
  if (body) body.file = '';
  const taken = await take(chunksOf(bytes), undefined);
  leave();
  return taken;
}

/** The bytes of the file in an encrypted body (decisions 4). Throws 400 for loose Base64, 413 for more than 10 MiB. */
function bytesOf(text: string): Buffer {
  if (text.length > TEXT_MAX) throw new Failure(FILE_TOO_LARGE.code, FILE_TOO_LARGE.message);
  const bytes = canonicalBytes(text, 'base64');
  if (!bytes)
    throw new Failure('BAD_REQUEST', 'file must be standard Base64 with padding and without blanks');
  return bytes;
}

/** Gone already when the storage took it over. */
async function discard(taken: TakenFile): Promise<void> {
  await rm(taken.path, { force: true });
}

// eslint-disable-next-line @typescript-eslint/require-await -- it is an AsyncIterable for takeIn
async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  const step = 256 * 1024;
  for (let start = 0; start < bytes.length; start += step) yield bytes.subarray(start, start + step);
}

async function patientOf({ caller: { businessId }, headers, service }: UploadCall): Promise<string | null> {
  const id = headers.get('X-Pt-Id')?.trim();
  if (!id) return null;
  await requirePatient(service, businessId, id, 'the header X-Pt-Id');
  return id;
}

/** Throws 400 when the business has no such patient. */
export async function requirePatient(
  { store }: ServiceContext,
  businessId: string,
  id: string,
  where: string,
) {
  const patient = await store.patient.findUnique({
    where: { businessId_id: { businessId, id } },
    select: { id: true },
  });
  if (!patient) throw new Failure('BAD_REQUEST', `${where} names no patient of this business`);
}

async function requireCase(
  { caller: { businessId }, service: { store } }: UploadCall,
  patientId: string | null,
  id: string,
) {
  const known =
    patientId !== null && (await store.case.findFirst({ where: { businessId, patientId, id, status: 'A' } }));
  if (!known) throw new Failure('BAD_REQUEST', 'case_id names no case of the patient in the header X-Pt-Id');
}

function keyOf(headers: Headers): string | null {
  const key = headers.get('Idempotency-Key');
  if (key === null) return null;
  if (key.length < 1 || key.length > ID_MAX) {
    throw new Failure('BAD_REQUEST', `the header Idempotency-Key must have 1 to ${ID_MAX} characters`);
  }
  return key;
}

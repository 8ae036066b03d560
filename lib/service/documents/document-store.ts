// The rows of documents, and the one order in which a row and its bytes come and go: a row says "storing" before
// the bytes are put in place and "stored" after; it says "deleted" before they are removed.
import { randomUUID } from 'node:crypto';
import type { Document, Prisma } from '@/prisma/service/generated/client';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import type { Store } from '../store';
import { isTaken } from '../transaction';
import type { TakenFile } from './intake';
import type { DocumentStorage } from './storage/document-storage';

export type NewDocument = Omit<
  Prisma.DocumentCreateManyInput,
  'id' | 'state' | 'createdAt' | 'updatedAt' | 'storageKey' | 'size' | 'sha256'
>;

/** How long a second upload under the same idempotency key waits for the first, in steps of 100 ms. */
const WAIT_STEPS = 50;

/** Puts a judged file in its place and returns its id; the id of the first one for a repeated idempotency key. */
export async function keepDocument(
  store: Store,
  storage: DocumentStorage,
  taken: TakenFile,
  document: NewDocument,
): Promise<string> {
  const id = randomUUID();
  const now = nowSeconds();
  const { storageKey, size, sha256 } = taken;
  const row = { ...document, id, storageKey, size, sha256, state: 'storing', createdAt: now, updatedAt: now };
  try {
    await store.document.create({ data: row, select: { id: true } });
  } catch (error) {
    if (document.idempotencyKey && isTaken(error, 'idempotencyKey')) return repeated(store, document, sha256);
    throw error;
  }
  const where = { businessId_id: { businessId: document.businessId, id } };
  try {
    await storage.put(storageKey, taken.path);
    await store.document.update({ where, data: { state: 'stored' }, select: { id: true } });
  } catch (error) {
    // The row goes at once, so that the sender's retry is not taken for a repetition; the sweeper finds the bytes.
    await store.document.delete({ where, select: { id: true } });
    throw error;
  }
  return id;
}

/** The document that an idempotency key was used for before. Throws 409 when its bytes were others. */
async function repeated(
  store: Store,
  { businessId, clientId, idempotencyKey }: NewDocument,
  sha256: string,
): Promise<string> {
  for (let step = 0; step < WAIT_STEPS; step += 1) {
    const first = await store.document.findFirst({
      where: { businessId, clientId, idempotencyKey: idempotencyKey ?? null },
    });
    if (first && first.sha256 !== sha256) {
      throw new Failure('CONFLICT', 'this Idempotency-Key was used for another file; use a new one');
    }
    if (first && first.state !== 'storing') return first.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Failure(
    'CONFLICT',
    'the first upload with this Idempotency-Key has not ended; try again in a minute',
  );
}

/** A stored document; null when the business has none of this id. */
export async function findDocument(store: Store, businessId: string, id: string): Promise<Document | null> {
  return store.document.findFirst({ where: { businessId, id, state: 'stored' } });
}

/** Marks a document as deleted, then removes its bytes. False when the business has none of this id. */
export async function removeDocument(
  store: Store,
  storage: DocumentStorage,
  businessId: string,
  id: string,
): Promise<boolean> {
  const document = await findDocument(store, businessId, id);
  if (!document) return false;
  const { count } = await store.document.updateMany({
    where: { businessId, id, state: 'stored' },
    data: { state: 'deleted', updatedAt: nowSeconds() },
  });
  await storage.remove(document.storageKey);
  return count === 1;
}

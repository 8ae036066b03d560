// The rows of documents, and the one order in which a row and its bytes come and go: the bytes are in their place
// before there is a row of them, and the row says "deleted" before they are removed. So a kill leaves bytes without a
// row at most, which the sweeper finds.
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

/** Puts a judged file in its place and returns its id; the id of the first one for a repeated idempotency key. */
export async function keepDocument(
  store: Store,
  storage: DocumentStorage,
  taken: TakenFile,
  document: NewDocument,
): Promise<string> {
  const id = randomUUID();
  const { storageKey, size, sha256 } = taken;
  await storage.put(storageKey, taken.path);
  const now = nowSeconds();
  const row = { ...document, id, storageKey, size, sha256, state: 'stored', createdAt: now, updatedAt: now };
  try {
    await store.document.create({ data: row, select: { id: true } });
  } catch (error) {
    // After any other failure nobody knows whether the row is there, so the bytes are left to the sweeper.
    if (!document.idempotencyKey || !isTaken(error, 'idempotencyKey')) throw error;
    await storage.remove(storageKey);
    return repeated(store, document, sha256);
  }
  return id;
}

/** The document that an idempotency key was used for before. Throws 409 when its bytes were others. */
async function repeated(
  store: Store,
  { businessId, clientId, idempotencyKey }: NewDocument,
  sha256: string,
): Promise<string> {
  const first = await store.document.findFirstOrThrow({
    where: { businessId, clientId, idempotencyKey: idempotencyKey ?? null },
    select: { id: true, sha256: true },
  });
  if (first.sha256 === sha256) return first.id;
  throw new Failure('CONFLICT', 'this Idempotency-Key was used for another file; use a new one');
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

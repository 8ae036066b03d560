// What uploads and deletions left half-done when the program was killed.
import type { ServiceContext } from '@/lib/service/context';
import { sweepDocuments as sweep } from '@/lib/service/documents/sweep';

export async function sweepDocuments({
  store,
  documents,
}: Pick<ServiceContext, 'store' | 'documents'>): Promise<void> {
  await sweep(store, documents.storage, documents.incoming);
}

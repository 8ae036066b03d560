// The room's own place in the service: where bytes come in, where they lie, and under which key.
import { join } from 'node:path';
import { restKey, type RestKey } from './at-rest';
import { localFolder } from './storage/local-folder';
import type { DocumentStorage } from './storage/document-storage';
import { s3Storage, type S3Place } from './storage/s3';

export type Documents = { storage: DocumentStorage; incoming: string; key: RestKey };

/** Documents under `dataDir`, or in a bucket when one is given; arriving ones are always on the local disk. */
export function openDocuments(options: {
  dataDir: string;
  masterKey: Buffer;
  bucket?: S3Place | undefined;
}): Documents {
  const { dataDir, masterKey, bucket } = options;
  return {
    storage: bucket ? s3Storage(bucket) : localFolder(join(dataDir, 'documents')),
    incoming: join(dataDir, 'documents', 'incoming'),
    key: restKey(masterKey),
  };
}

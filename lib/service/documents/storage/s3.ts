// Documents in S3-compatible storage. The objects are encrypted before they leave this program.
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { STORAGE_KEY, type DocumentStorage } from './document-storage';

export type S3Place = {
  /** Scheme, host and port; Amazon's own for the region unless given. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

type Opened = { sdk: typeof Sdk; client: Sdk.S3Client };

/** Keeps documents in a bucket, by path-style addresses, which every S3-compatible server knows. */
export function s3Storage(place: S3Place): DocumentStorage {
  const Bucket = place.bucket;
  let opened: Promise<Opened> | null = null;
  const open = () => (opened ??= openClient(place));
  return {
    async put(Key, path) {
      const { sdk, client } = await open();
      const { size } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: size }));
      await rm(path);
    },
    async get(Key) {
      const { sdk, client } = await open();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(Key) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
    async *list() {
      const { sdk, client } = await open();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && STORAGE_KEY.test(Key))
            yield { storageKey: Key, changedAt: LastModified?.getTime() ?? 0 };
        }
      }
    },
  };
}

/** The library is large: it is loaded by the first document, not by every start. */
async function openClient(place: S3Place): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    region: place.region,
    forcePathStyle: true,
    credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

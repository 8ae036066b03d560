// Documents in S3-compatible storage. The objects are encrypted before they leave this program.
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { STORAGE_KEY, type DocumentStorage } from './document-storage';

export type S3Place = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

/** Keeps documents in a bucket, by path-style addresses, which every S3-compatible server knows. */
export function s3Storage(place: S3Place): DocumentStorage {
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    forcePathStyle: true,
    credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = place.bucket;
  return {
    async put(Key, path) {
      const { size } = await stat(path);
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: createReadStream(path), ContentLength: size }),
      );
      await rm(path);
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: token }));
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && STORAGE_KEY.test(Key))
            yield { storageKey: Key, changedAt: LastModified?.getTime() ?? 0 };
        }
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
  };
}

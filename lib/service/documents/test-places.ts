// The two places where documents can lie, for tests that hold both to one list: a folder, and a bucket of s3rver.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Place } from './storage/s3';

export type TestPlace = {
  /** Where documents come in, and lie unless there is a bucket. */
  dataDir: string;
  bucket?: S3Place;
  /** From now on nothing can be put there. */
  breakIt: () => Promise<void>;
  mendIt: () => Promise<void>;
  close: () => Promise<void>;
};

export type OpenPlace = () => Promise<TestPlace>;

/** What a service does with no settings. */
// eslint-disable-next-line @typescript-eslint/require-await -- a bucket takes a while to open, a folder does not
export const folderPlace: OpenPlace = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'documents-'));
  const shelves = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
  const shelfOf = (shelf: string) => path.join(dataDir, 'documents', shelf);
  return {
    dataDir,
    // A file where a folder should be stops root, too, which no mode does.
    breakIt: async () => {
      await mkdir(path.join(dataDir, 'documents'), { recursive: true });
      for (const shelf of shelves) {
        await rename(shelfOf(shelf), `${shelfOf(shelf)}.away`).catch(() => undefined);
        writeFileSync(shelfOf(shelf), '');
      }
    },
    mendIt: async () => {
      for (const shelf of shelves) {
        await rm(shelfOf(shelf));
        await rename(`${shelfOf(shelf)}.away`, shelfOf(shelf)).catch(() => undefined);
      }
    },
    close: () => rm(dataDir, { recursive: true }),
  };
};

const BUCKET = 'clinic-documents';
/** The only credentials that s3rver knows. */
const S3RVER = 'S3RVER';

export const bucketPlace: OpenPlace = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'documents-'));
  const directory = path.join(dataDir, 's3');
  await mkdir(directory);
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const bucket = path.join(directory, BUCKET);
  return {
    dataDir,
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKey: S3RVER,
      secretKey: S3RVER,
    },
    breakIt: () => rename(bucket, `${bucket}-away`),
    mendIt: () => rename(`${bucket}-away`, bucket),
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
};

/** Files that are being taken in. */
export async function partsIn({ dataDir }: TestPlace): Promise<string[]> {
  return readdir(path.join(dataDir, 'documents', 'incoming')).catch(() => []);
}

// The bucket that the settings name for documents.
import type { Environment } from '@/lib/env';
import type { S3Place } from '@/lib/service/documents/storage/s3';

/** The bucket; undefined when documents stay in a folder under DATA_DIR. */
export function documentBucket(environment: Environment): S3Place | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = environment;
  if (bucket === undefined) return undefined;
  const { S3_ACCESS_KEY_ID: accessKey = '', S3_SECRET_ACCESS_KEY: secretKey = '' } = environment;
  return { bucket, endpoint, region, accessKey, secretKey };
}

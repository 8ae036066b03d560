// Standard Base64 of an encrypted upload, strictly (RFC 4648 section 4): no blanks, right padding, no loose bits.
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import { Failure } from '../http/failure';
import { FILE_TOO_LARGE } from './intake';

/** Characters that 10 MiB take. */
const TEXT_MAX = Math.ceil(FILE_BYTES_MAX / 3) * 4;

/** The bytes. Throws 400 when the text is not canonical Base64, 413 when it is longer than 10 MiB decoded. */
export function bytesOfBase64(text: string): Buffer {
  if (text.length > TEXT_MAX) throw new Failure(FILE_TOO_LARGE.code, FILE_TOO_LARGE.message);
  const bytes = Buffer.from(text, 'base64');
  if (!isCanonical(text, bytes)) {
    throw new Failure('BAD_REQUEST', 'file must be standard Base64 with padding and without blanks');
  }
  return bytes;
}

/** Whether `text` is the one way to write `bytes`; only its last group is written again, because 10 MiB take memory. */
function isCanonical(text: string, bytes: Buffer): boolean {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return false;
  const lastGroup = Math.floor((bytes.length - 1) / 3) * 3;
  return text === '' || bytes.toString('base64', lastGroup) === text.slice(-4);
}

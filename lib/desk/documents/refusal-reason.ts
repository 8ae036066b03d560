// Why a file is not taken, as a person at the desk understands it. The service decides; this says what it saw.
import { fileTypeFromBuffer } from 'file-type';
import { FILE_BYTES_MAX, IMAGE_PIXELS_MAX, MEDIA_TYPES, type MediaType } from '@/lib/contract/document';
import type { RefusalReason } from '@/lib/display/document';
import sharp from 'sharp';

const WORD_TYPES = /officedocument|msword|opendocument|x-cfb|rtf/;
const ARCHIVES = /zip|rar|7z|gzip|x-tar|bzip|xz/;

/** What can be said before the service is asked; null = nothing speaks against it. */
export async function reasonBefore(bytes: Buffer, fileName: string): Promise<RefusalReason | null> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > FILE_BYTES_MAX) return 'tooLarge';
  const type = await acceptedType(bytes);
  if (!type) return reasonForType(bytes);
  // An encrypted upload has no place for the name, so nobody after us can compare them (decisions 4, "File rules").
  const extension = /\.([^.\s]{1,10})$/u.exec(fileName)?.[1]?.toLowerCase();
  const fitting: readonly string[] = MEDIA_TYPES[type];
  return extension === undefined || fitting.includes(extension) ? null : 'nameDiffers';
}

/** What lies behind the service's refusal, by its code. */
export async function reasonAfter(bytes: Buffer, code: string | undefined): Promise<RefusalReason> {
  const type = await acceptedType(bytes);
  if (code === 'FILE_TOO_LARGE' || code === 'TOO_LARGE') return 'tooLarge';
  if (code === 'UNSUPPORTED_TYPE') return type === 'application/pdf' ? 'program' : reasonForType(bytes);
  if (code !== 'UNREADABLE_FILE') return 'refused';
  if (type !== 'application/pdf') return (await hasTooManyPixels(bytes)) ? 'tooManyPixels' : 'damaged';
  if (!bytes.subarray(-2048).includes('%%EOF')) return 'cutOff';
  return bytes.includes('/Encrypt') ? 'password' : 'damaged';
}

/** The type by the bytes, when it is one of those that are taken. */
export async function acceptedType(bytes: Buffer): Promise<MediaType | null> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  const type = found === 'image/heif' ? 'image/heic' : found;
  return type !== undefined && Object.hasOwn(MEDIA_TYPES, type) ? (type as MediaType) : null;
}

async function reasonForType(bytes: Buffer): Promise<RefusalReason> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (WORD_TYPES.test(type)) return 'wordFile';
  if (ARCHIVES.test(type)) return 'archive';
  const start = bytes.subarray(0, 2048).toString('utf8').trimStart().toLowerCase();
  if (/<svg[\s>]/.test(start)) return 'drawing';
  if (/<(!doctype html|html|head|body|script|div|p)[\s>]/.test(start)) return 'webPage';
  return type === '' && !/[\0\ufffd]/.test(start.slice(0, 1000)) ? 'text' : 'otherType';
}

async function hasTooManyPixels(bytes: Buffer): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > IMAGE_PIXELS_MAX;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

// What a file is, from its bytes alone, and whether it may be kept (decisions 4, "File rules").
import { fileTypeFromBuffer } from 'file-type';
import { MEDIA_TYPES, type MediaType } from '@/lib/contract/document';
import { Failure } from '../../http/failure';
import { extensionOf } from '../file-name';
import { openImage } from './open-image';
import { openPdf } from './open-pdf';

const ACCEPTED = 'send a PDF, JPEG, PNG, WEBP, HEIC or TIFF';

const PROBLEMS = {
  damaged: ['UNREADABLE_FILE', 'the file is damaged or was cut off; scan or save it again'],
  password: ['UNREADABLE_FILE', 'the PDF needs a password; save it without one'],
  active: ['UNSUPPORTED_TYPE', 'the PDF contains a program; print it to a new PDF and send that'],
  too_hard: ['UNREADABLE_FILE', 'the PDF could not be opened in time; print it to a new PDF and send that'],
  too_large: ['UNREADABLE_FILE', 'the image has too many pixels; save it smaller'],
} as const;

/** The type and the number of pages. Throws 415 or 422 with a sentence that says what to do. */
export async function judgeFile(
  bytes: Buffer,
  fileName: string | null,
): Promise<{ mediaType: MediaType; pages: number }> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  const mediaType = found === 'image/heif' ? 'image/heic' : found;
  if (!isAccepted(mediaType))
    throw new Failure('UNSUPPORTED_TYPE', `this type of file is not accepted; ${ACCEPTED}`);
  const extension = extensionOf(fileName);
  if (extension !== null && !(MEDIA_TYPES[mediaType] as readonly string[]).includes(extension)) {
    throw new Failure(
      'UNSUPPORTED_TYPE',
      `the file is ${mediaType}, but its name ends in .${extension}; rename it`,
    );
  }
  const verdict = mediaType === 'application/pdf' ? await openPdf(bytes) : await openImage(bytes, mediaType);
  if ('problem' in verdict) {
    const [code, message] = PROBLEMS[verdict.problem];
    throw new Failure(code, message);
  }
  return { mediaType, pages: verdict.pages };
}

function isAccepted(type: string | undefined): type is MediaType {
  return type !== undefined && Object.hasOwn(MEDIA_TYPES, type);
}

// A document's bytes for somebody's eyes: as they are for saving, or as a picture that carries nothing but pixels.
import sharp from 'sharp';
import { IMAGE_PIXELS_MAX, MEDIA_TYPES } from '@/lib/contract/document';
import { downloadDocument } from '@/lib/gateway/download-document';
import { SERVICE_SENTENCE, ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { drawPdf } from './draw-pdf';
import { acceptedType } from './refusal-reason';

/** `whole` = the bytes as they are; the others are drawn anew, upright, without where and when they were taken. */
export type DocumentForm = 'whole' | 'view' | 'thumb';

export type OpenedDocument =
  | { kind: 'ok'; bytes: Buffer; mediaType: string; extension: string; pages: number }
  /** Nothing here can draw it, such as HEIC */
  | { kind: 'not-shown' }
  | { kind: 'gone' }
  | { kind: 'unreachable'; sentence: (typeof SERVICE_SENTENCE)['unreachable' | 'unreadable'] };

const EDGE = { view: 2400, thumb: 160 };

/** Opens it; leaves a line in the audit log, except for the small pictures of a list. */
export async function openDocument(
  actor: Actor,
  id: string,
  form: DocumentForm,
  page = 0,
): Promise<OpenedDocument> {
  try {
    const { bytes } = await downloadDocument(id);
    // By the bytes, not by what anybody says they are.
    const type = await acceptedType(bytes);
    if (form !== 'thumb') {
      await writeAudit({
        actor,
        action: `document.${form === 'whole' ? 'download' : 'view'}`,
        subject: { kind: 'document', id },
      });
    }
    const mediaType = type ?? 'application/octet-stream';
    const extension = type ? MEDIA_TYPES[type][0] : 'bin';
    if (form === 'whole' || (type === 'application/pdf' && form === 'view')) {
      return { kind: 'ok', bytes, mediaType, extension, pages: 1 };
    }
    if (!type || type === 'image/heic') return { kind: 'not-shown' };
    const picture = type === 'application/pdf' ? await drawPdf(bytes) : bytes;
    return picture ? await drawn(picture, EDGE[form], page) : { kind: 'not-shown' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.kind === 'refused') return { kind: 'gone' };
    return { kind: 'unreachable', sentence: SERVICE_SENTENCE[error.kind] };
  }
}

async function drawn(bytes: Buffer, edge: number, page: number): Promise<OpenedDocument> {
  try {
    const image = sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, page });
    const { pages = 1 } = await image.metadata();
    const picture = await image
      .rotate()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
    return { kind: 'ok', bytes: picture, mediaType: 'image/webp', extension: 'webp', pages };
  } catch (error) {
    if (error instanceof Error) return { kind: 'not-shown' };
    throw error;
  }
}

// Whether an image really opens: every pixel is decoded once, within a limit of pixels.
import sharp from 'sharp';
import { IMAGE_PIXELS_MAX, type MediaType } from '@/lib/contract/document';

export type ImageVerdict = { pages: number } | { problem: 'damaged' | 'too_large' };

/** Decodes an image. HEIC is only read as far as its head: the decoder of its pixels is not free to ship. */
export async function openImage(bytes: Buffer, type: MediaType): Promise<ImageVerdict> {
  const options = { failOn: 'warning', limitInputPixels: IMAGE_PIXELS_MAX, sequentialRead: true } as const;
  try {
    const {
      width,
      height,
      pages = 1,
    } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > IMAGE_PIXELS_MAX) return { problem: 'too_large' };
    if (type !== 'image/heic') await sharp(bytes, options).resize(16, 16, { fit: 'inside' }).raw().toBuffer();
    return { pages };
  } catch (error) {
    if (error instanceof Error) return { problem: 'damaged' };
    throw error;
  }
}

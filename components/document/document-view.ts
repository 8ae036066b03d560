// A stored document as the page lists it.
import type { Receipt } from './upload-line';

export type DocumentView = {
  id: string;
  title: string;
  kind: string | null;
  /** Epoch seconds */
  uploaded_at: number;
  cases: string[];
  media_type: string | null;
  size: number | null;
  pages: number | null;
  /** null = nobody knows what it should be, so it cannot be compared */
  sha256: string | null;
  tasks: string[];
  receipt: Receipt | null;
};

/** Where the bytes of a document are: a small picture, one for the viewer, or the file to save. */
export function fileAddress(id: string, as: 'thumb' | 'view' | 'whole', page = 0): string {
  const search = new URLSearchParams({ as, ...(page > 0 && { page: String(page) }) });
  return `/api/documents/${encodeURIComponent(id)}/file?${search.toString()}`;
}

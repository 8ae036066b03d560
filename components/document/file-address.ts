/** Where the bytes of a document are: a small picture, one for the viewer, or the file to save. */
export function fileAddress(id: string, as: 'thumb' | 'view' | 'whole', page = 0): string {
  const search = new URLSearchParams({ as, ...(page > 0 && { page: String(page) }) });
  return `/api/documents/${encodeURIComponent(id)}/file?${search.toString()}`;
}

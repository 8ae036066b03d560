// Addresses with ids in them. An id is any text; whatever it is, it stays inside its own segment.
import { isStorable } from '@/lib/contract/text';
import { ServiceError } from './service-error';

/** Tag for a path: `` pathOf`/dr/v2/appointment/${id}` ``. An id that no address can carry is answered as unknown. */
export function pathOf(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw({ raw: parts }, ...ids.map(segment));
}

function segment(id: string): string {
  // URL parsers take dots for steps up the path, also when they are percent-encoded.
  if (id === '' || id === '.' || id === '..' || !isStorable(id)) {
    throw new ServiceError('refused', 'There is nothing under this id.', { status: 404 });
  }
  return encodeURIComponent(id);
}

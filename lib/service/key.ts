// Which of its two ids names an object: the service's, or the partner's when `partner_id=1` is sent.
import { z } from 'zod';
import { identifier } from '@/lib/contract/text';

export type Key = { by: 'service' | 'partner'; id: string };

/** The query of operations whose path holds an id. `1` means the partner's; anything else, the service's. */
export const partnerIdQuery = z.object({ partner_id: z.string().optional() });

/** The key that path and query name; null when no object can have such an id (too long, blanks, NUL). */
export function keyFrom(id: string, query: { partner_id?: string | undefined }): Key | null {
  if (!identifier.safeParse(id).success) return null;
  return { by: query.partner_id === '1' ? 'partner' : 'service', id };
}

/** The same as a condition on a table of the business. */
export function whereKey(businessId: string, key: Key) {
  return key.by === 'partner' ? { businessId, partnerId: key.id } : { businessId, id: key.id };
}

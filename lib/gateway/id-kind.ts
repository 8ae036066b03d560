// Whose id stands in a path: the service's, or the partner's own with the query parameter `partner_id=1`.
export type IdKind = { kind?: 'service' | 'partner' };

/** The query parameter that says so. */
export function partnerFlag({ kind }: IdKind): { partner_id?: 1 } {
  return kind === 'partner' ? { partner_id: 1 } : {};
}

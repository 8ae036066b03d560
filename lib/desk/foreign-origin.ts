// Writes that ride on a cookie come from our own pages or not at all (OWASP CSRF sheet: fetch metadata first, Origin
// where it is missing). Next lets a server action without an Origin header through, so every action asks here too.
import { publicOrigin } from './public-origin';
import { foreignSite } from './refusal';

/**
 * Whether another site, or nobody who says where they are, sent this request. Browsers write both headers
 * themselves; a script cannot. `PUBLIC_ORIGIN` is compared, never Host.
 */
export function isForeignOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  // Plain http away from localhost: browsers leave fetch metadata out there.
  return headers.get('origin') !== publicOrigin();
}

/** Throws a Refusal (403) for a write that isForeignOrigin; reading is free. */
export function refuseForeignOrigin(request: Request): void {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && isForeignOrigin(request.headers)) throw foreignSite();
}

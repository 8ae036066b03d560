// The short-lived link to a document's bytes: it opens one document, for five minutes, without a token.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../derived-key';
import { nowSeconds } from '../clock';

export const LINK_SECONDS = 300;

type Linked = { businessId: string; id: string };

/** The address under `origin`. */
export function makeLink(masterKey: Buffer, origin: string, { businessId, id }: Linked): string {
  const until = nowSeconds() + LINK_SECONDS;
  const query = new URLSearchParams({
    b: businessId,
    until: String(until),
    key: mac(masterKey, businessId, id, until).toString('base64url'),
  });
  return `${origin}/mr/api/v1/docs/${encodeURIComponent(id)}/file?${query}`;
}

/** Whether a link is ours and still valid. */
export function isLinkValid(
  masterKey: Buffer,
  { businessId, id }: Linked,
  until: string,
  key: string,
): boolean {
  const seconds = Number(until);
  if (!/^\d{10}$/.test(until) || seconds < nowSeconds()) return false;
  const given = Buffer.from(key, 'base64url');
  const right = mac(masterKey, businessId, id, seconds);
  return given.length === right.length && timingSafeEqual(given, right);
}

function mac(masterKey: Buffer, businessId: string, id: string, until: number): Buffer {
  const key = derivedKey(masterKey, 'document-link');
  return createHmac('sha256', key)
    .update(JSON.stringify([businessId, id, until]))
    .digest();
}

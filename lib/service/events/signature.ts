// How a delivery is signed: the vendor's scheme, and the one of Standard Webhooks beside it.
import { createHmac } from 'node:crypto';
import { SIGNATURE_HEADER } from '@/lib/contract/event';

/**
 * The headers that prove a delivery. `id` is the same at each try, `now` (epoch seconds) is new.
 * Eka-Webhook-Signature: `t=<now>,v1=<hex HMAC-SHA-256 of "<now>.<body>">`; webhook-signature signs `id.now.body`.
 */
export function signatureHeaders(key: string, id: string, now: number, body: string): Record<string, string> {
  const vendor = createHmac('sha256', key).update(`${now}.${body}`).digest('hex');
  const standard = createHmac('sha256', key).update(`${id}.${now}.${body}`).digest('base64');
  return { [SIGNATURE_HEADER]: `t=${now},v1=${vendor}`, 'webhook-signature': `v1,${standard}` };
}

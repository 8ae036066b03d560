// `Eka-Webhook-Signature: t=<epoch seconds>,v1=<hex HMAC-SHA-256 of "t.body">`, over the bytes as they came.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Verdict } from '@/lib/display/verdict';

/** How far the time of a signature may be from now, in seconds. */
export const SIGNATURE_WINDOW = 180;

export type SignatureVerdict = Extract<
  Verdict,
  'no-signature' | 'malformed-signature' | 'stale' | 'future' | 'wrong-signature'
>;

type Signature = { time: number; timeText: string; candidates: Buffer[] };

/** Null when one of `keys` signed these bytes within the window; `now` in epoch seconds. */
export function signatureProblem(
  header: string | null,
  raw: Uint8Array,
  keys: readonly string[],
  now: number,
): SignatureVerdict | null {
  if (header === null) return 'no-signature';
  const signature = readSignature(header);
  if (signature === null) return 'malformed-signature';
  if (now - signature.time > SIGNATURE_WINDOW) return 'stale';
  if (signature.time - now > SIGNATURE_WINDOW) return 'future';
  const expected = keys.map((key) =>
    createHmac('sha256', key).update(`${signature.timeText}.`).update(raw).digest(),
  );
  // Every pair is compared: the time taken tells nobody which key or which candidate was close.
  const matches = expected.flatMap((right) =>
    signature.candidates.filter((one) => timingSafeEqual(one, right)),
  );
  return matches.length > 0 ? null : 'wrong-signature';
}

/** Any order, several v1 (a sender that changes its key), unknown parts ignored; exactly one t. Else null. */
function readSignature(header: string): Signature | null {
  const parts = header.split(',').map((part) => part.trim());
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const [timeText, ...moreTimes] = valuesOf('t');
  const hex = valuesOf('v1');
  if (timeText === undefined || moreTimes.length > 0 || !/^\d{1,15}$/.test(timeText)) return null;
  if (hex.length === 0 || !hex.every((one) => /^[0-9a-f]{64}$/i.test(one))) return null;
  return { time: Number(timeText), timeText, candidates: hex.map((one) => Buffer.from(one, 'hex')) };
}

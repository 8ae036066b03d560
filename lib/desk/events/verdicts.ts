// The status that each verdict of the door of events is answered with (decisions 8b).
import type { Verdict } from '@/lib/display/verdict';

export const VERDICT_STATUS = {
  stored: 200,
  duplicate: 200,
  unhandled: 202,
  'not-json': 400,
  'wrong-field': 400,
  'no-signature': 401,
  'malformed-signature': 401,
  stale: 401,
  future: 401,
  'wrong-signature': 401,
  'unknown-token': 401,
  conflict: 409,
  'too-large': 413,
} as const satisfies Record<Verdict, number>;

/** Whether the sender proved who it is. */
export function isProved(verdict: Verdict): boolean {
  return VERDICT_STATUS[verdict] !== 401 && verdict !== 'too-large';
}

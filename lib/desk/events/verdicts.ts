// What the door of events can say about a delivery, and the status that goes with it (decisions 8b).

export const VERDICT_STATUS = {
  stored: 200,
  /** Known, with the same content */
  duplicate: 200,
  /** A kind that we do not know; kept */
  unhandled: 202,
  'not-json': 400,
  'wrong-field': 400,
  'no-signature': 401,
  'malformed-signature': 401,
  /** The time of the signature lies too far behind or ahead */
  stale: 401,
  future: 401,
  'wrong-signature': 401,
  'unknown-token': 401,
  /** Known, with other content; what is stored stays */
  conflict: 409,
  'too-large': 413,
} as const;
export type Verdict = keyof typeof VERDICT_STATUS;

/** Whether the sender proved who it is. */
export function isProved(verdict: Verdict): boolean {
  return VERDICT_STATUS[verdict] !== 401 && verdict !== 'too-large';
}

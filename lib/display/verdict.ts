// What the door of events can say about a delivery (decisions 8b).
export type Verdict =
  | 'stored'
  /** Known, with the same content */
  | 'duplicate'
  /** A kind that we do not know; kept */
  | 'unhandled'
  | 'not-json'
  | 'wrong-field'
  | 'no-signature'
  | 'malformed-signature'
  /** The time of the signature lies too far behind */
  | 'stale'
  /** … or ahead */
  | 'future'
  | 'wrong-signature'
  | 'unknown-token'
  /** Known, with other content; what is stored stays */
  | 'conflict'
  | 'too-large';

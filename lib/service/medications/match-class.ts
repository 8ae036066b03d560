// The first thing that orders results: exact, then prefix, then typing error (decisions 5), in finer steps.

export const MATCH = {
  /** The whole name as typed; case, blanks and punctuation aside. */
  WHOLE: 0,
  /** The name begins with the typed words; or the typed ingredient itself. */
  START: 1,
  /** The name begins with the typed letters. */
  PREFIX: 2,
  /** All typed words are in the name, in another order, glued or cut short. */
  WORDS: 3,
  /** The typed words are the ingredients. */
  INGREDIENT: 4,
  /** Something is typed otherwise than it is written. */
  TYPO: 5,
} as const;

export type MatchClass = (typeof MATCH)[keyof typeof MATCH];

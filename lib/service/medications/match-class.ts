// The first thing that orders results: exact, then prefix, then typing error (decisions 5), in finer steps.

export const MATCH = {
  /** The whole name as typed; case, blanks and punctuation aside. */
  WHOLE: 0,
  /** The name begins with all that was typed, word by word; or: the typed ingredient itself. */
  BEGINS: 1,
  /** The same, with the last word cut short. */
  BEGINS_SHORT: 2,
  /** The brand in the name begins with the typed brand words; strength or form stand elsewhere or differ. */
  BRAND: 3,
  /** The same, with the last brand word cut short. */
  BRAND_SHORT: 4,
  /** All typed words are in the name, in another order, glued or cut short. */
  WORDS: 5,
  /** The typed words are the ingredients. */
  INGREDIENT: 6,
  /** Something is typed otherwise than it is written. */
  TYPO: 7,
} as const;

export type MatchClass = (typeof MATCH)[keyof typeof MATCH];

// A word of a name and what it is there, in one number.

export const WORD_KIND = {
  /** Part of the brand. */
  WORD: 0,
  NUMBER: 1,
  FORM: 2,
  /** Pharmacopoeias, salts, small words: not needed to find a name, and not harmful. */
  FILLING: 3,
  /** Several words of a name written as one, for people who leave blanks out. Never part of the name's order. */
  GLUED: 4,
} as const;

const KIND_SHIFT = 28;
const WORD_MASK = (1 << KIND_SHIFT) - 1;

export function packWord(word: number, kind: number): number {
  return ((kind << KIND_SHIFT) | word) >>> 0;
}

export function wordOf(packed: number): number {
  return packed & WORD_MASK;
}

export function kindOf(packed: number): number {
  return packed >>> KIND_SHIFT;
}

/** Whether a product is found by it: a word of its brand, or several written as one. */
export function isBrandWord(packed: number): boolean {
  const kind = packed >>> KIND_SHIFT;
  return kind === WORD_KIND.WORD || kind === WORD_KIND.GLUED;
}

// A 32-bit hash of a text (FNV-1a). Not for secrets: it only says quickly that two texts differ.
import { lettersOf } from '@/lib/contract/medication-text';

/** The state before any letter. */
export const HASH_START = 0x811c9dc5;

/** Goes on hashing: the words of a text one after the other hash as the text without blanks does. */
export function hashOn(state: number, letters: Uint16Array, start: number, end: number): number {
  let hash = state;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ letters[at]!, 0x01000193);
  return hash;
}

/** The hash of a whole text, from 0 to 2^32 - 1. */
export function textHash(text: string): number {
  return hashOn(HASH_START, lettersOf(text), 0, text.length) >>> 0;
}

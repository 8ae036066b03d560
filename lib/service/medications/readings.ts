// Other ways to read a typed name: blanks in wrong places (`aug mentin`, `pan d` for Pand), and a salt in the first
// place, which names have behind (`sulfate polymyxin b`).
import { isSalt } from '@/lib/contract/medication-salts';
import type { MedicationIndex } from './medication-index';
import { withWords, type TypedName } from './typed-name';

const GLUED_MAX = 24;

/**
 * The name with all its words as one, with two neighbours as one where the catalogue has such a word, and without a
 * salt at its beginning.
 */
export function otherReadings(index: MedicationIndex, typed: TypedName): TypedName[] {
  const texts = typed.words.map((word) => word.text);
  if (texts.length < 2) return [];
  const readings: string[][] = [];
  if (texts.join('').length <= GLUED_MAX) readings.push([texts.join('')]);
  if (isSalt(texts[0]!)) readings.push(texts.slice(1));
  for (let at = 0; texts.length > 2 && at + 1 < texts.length; at += 1) {
    const pair = `${texts[at]}${texts[at + 1]}`;
    if (index.lexicon.find(pair) >= 0) readings.push([...texts.slice(0, at), pair, ...texts.slice(at + 2)]);
  }
  return readings.map((words) => withWords(index, typed, words));
}

// Which words sound (nearly) the same: words by a hash of their sound key.
import { HEARD_MAX, spellSoundKey } from '@/lib/contract/medication-sound';
import { lettersOf } from '@/lib/contract/medication-text';
import { HASH_START, hashOn } from './text-hash';

/** Words stay below this; with a hash the number stays exact. */
const WORDS_END = 2 ** 21;

/** Hashes ascending, and the word of each. Two keys may share a hash: the reader compares spelling anyway. */
export type SoundTable = { hashes: Uint32Array; words: Uint32Array };

export class SoundTableBuilder {
  private readonly pairs: number[] = [];

  /** Adds the word that stands in `letters` from `start` to `end`. */
  add(letters: Uint16Array, start: number, end: number, word: number): void {
    // Hash and word in one number, so that sorting needs no objects.
    this.pairs.push(soundHash(letters, start, end) * WORDS_END + word);
  }

  finish(): SoundTable {
    const pairs = Float64Array.from(this.pairs).sort();
    const table = { hashes: new Uint32Array(pairs.length), words: new Uint32Array(pairs.length) };
    for (let at = 0; at < pairs.length; at += 1) {
      const hash = Math.floor(pairs[at]! / WORDS_END);
      table.hashes[at] = hash;
      table.words[at] = pairs[at]! - hash * WORDS_END;
    }
    return table;
  }
}

/** At most `most` words that sound like `word`. */
export function wordsSoundingLike(table: SoundTable, word: string, most: number): number[] {
  const hash = soundHash(lettersOf(word), 0, word.length);
  let low = 0;
  let high = table.hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (table.hashes[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  while (found.length < most && low < table.hashes.length && table.hashes[low] === hash) {
    found.push(table.words[low]!);
    low += 1;
  }
  return found;
}

const scratch = new Uint16Array(HEARD_MAX);

function soundHash(letters: Uint16Array, start: number, end: number): number {
  return hashOn(HASH_START, scratch, 0, spellSoundKey(letters, start, end, scratch)) >>> 0;
}

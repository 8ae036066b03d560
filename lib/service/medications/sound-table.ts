// Which words sound (nearly) the same: words by a hash of their sound key.
import { HEARD_MAX, spellSoundKey } from '@/lib/contract/medication-sound';
import { lettersOf } from '@/lib/contract/medication-text';
import { Column } from './column';
import { sortByKey } from './sort-by-key';
import { HASH_START, hashOn } from './text-hash';

const HASH_BITS = 32;

/** Hashes ascending, and the word of each. Two keys may share a hash: the reader compares spelling anyway. */
export type SoundTable = { hashes: Uint32Array; words: Uint32Array };

export class SoundTableBuilder {
  private readonly hashes = new Column();
  private readonly words = new Column();

  /** Adds the word that the first `length` letters are; words come in ascending order. */
  add(letters: Uint16Array, length: number, word: number): void {
    this.hashes.push(soundHash(letters, length));
    this.words.push(word);
  }

  finish(): SoundTable {
    const hashes = this.hashes.finish();
    const words = this.words.finish();
    const byHash = sortByKey(hashes, HASH_BITS);
    return { hashes: byHash.map((at) => hashes[at]!), words: byHash.map((at) => words[at]!) };
  }
}

/** At most `most` words that sound like `word`. */
export function wordsSoundingLike(table: SoundTable, word: string, most: number): number[] {
  const hash = soundHash(lettersOf(word), word.length);
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

function soundHash(letters: Uint16Array, length: number): number {
  return hashOn(HASH_START, scratch, 0, spellSoundKey(letters, 0, length, scratch)) >>> 0;
}

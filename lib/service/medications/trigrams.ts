// The last resort for words with more than two errors: which words share most groups of three letters.
// Rare groups are read first and reading stops at a fixed amount of work, however long the lists are.
import { heardLetters } from '@/lib/contract/medication-sound';
import type { Lists, ListsParts } from './lists';
import { SPELLED_MAX, type SpellingIndex } from './spelling-index';
import { Turned } from './turned';

const BASE = 27;
const CODES = BASE ** 3;
/** The least share of common groups (Dice) at which two words are alike. */
const ALIKE = 0.35;

/** For each group of three letters, the entries of the spelling index that have it; as it travels between threads. */
export type TrigramParts = { entries: ListsParts };
/** `counts` is room for a search to count in: one place for each entry, zero between searches. */
export type TrigramIndex = { entries: Lists; counts: Uint8Array };

export function buildTrigramParts(spelling: SpellingIndex): TrigramParts {
  // A word has as many groups as letters, so the groups of all lie side by side as the letters do.
  const codes = codesOfAll(spelling);
  const frequency = new Uint32Array(CODES);
  for (let at = 0; at < codes.length; at += 1) frequency[codes[at]!]! += 1;
  const turned = new Turned(frequency);
  let at = 0;
  for (let entry = 0; entry < spelling.ends.length; entry += 1) {
    for (; at < spelling.ends[entry]!; at += 1) turned.add(codes[at]!, entry);
  }
  return { entries: turned.finish() };
}

function codesOfAll({ letters, ends }: SpellingIndex): Uint16Array {
  const codes = new Uint16Array(letters.length);
  let at = 0;
  for (let entry = 0; entry < ends.length; entry += 1) {
    const end = ends[entry]!;
    let two = digit(letters[at]);
    for (; at < end; at += 1) {
      const next = at + 1 < end ? digit(letters[at + 1]) : 0;
      codes[at] = two * BASE + next;
      two = (two % BASE) * BASE + next;
    }
  }
  return codes;
}

/** The words most like the typed one, best first, at most `most`; reads `work` entries at most, and the rarest group. */
export function mostAlike(
  trigrams: TrigramIndex,
  spelling: SpellingIndex,
  typed: string,
  most: number,
  work: number,
): number[] {
  const letters = Uint8Array.from(heardLetters(typed).slice(0, SPELLED_MAX), (letter) =>
    letter.charCodeAt(0),
  );
  const codes = [...new Set(codesOf(letters))].sort(
    (one, other) => trigrams.entries.lengthOf(one) - trigrams.entries.lengthOf(other),
  );
  const { counts } = trigrams;
  const touched: number[] = [];
  let read = 0;
  for (const code of codes) {
    const entries = trigrams.entries.of(code);
    read += entries.length;
    if (read > work && touched.length > 0) break;
    for (const entry of entries) {
      if (counts[entry] === 0) touched.push(entry);
      counts[entry]! += 1;
    }
  }
  const alike: { entry: number; share: number }[] = [];
  for (const entry of touched) {
    const share = (2 * counts[entry]!) / (codes.length + lettersIn(spelling, entry));
    if (share >= ALIKE) alike.push({ entry, share });
    counts[entry] = 0;
  }
  alike.sort((one, other) => other.share - one.share || one.entry - other.entry);
  return alike.slice(0, most).map(({ entry }) => spelling.words[entry]!);
}

/** The groups of three of a word with a border before and after it, so as many as it has letters. */
function codesOf(letters: Uint8Array): number[] {
  const codes: number[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    codes.push((digit(letters[at - 1]) * BASE + digit(letters[at])) * BASE + digit(letters[at + 1]));
  }
  return codes;
}

function digit(code: number | undefined): number {
  return code === undefined ? 0 : code - 96;
}

function lettersIn(spelling: SpellingIndex, entry: number): number {
  return spelling.ends[entry]! - (entry === 0 ? 0 : spelling.ends[entry - 1]!);
}

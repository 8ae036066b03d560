// How far two spellings are apart, in tenths of a typing error. Errors that ears or fingers make easily cost less.
import { HEARD_MAX, soundsAlike, spellAsHeard } from './medication-sound';

/** One ordinary error: a wrong letter, or one too many. */
export const ONE_ERROR = 10;
const SWAPPED = 8;
const LEFT_OUT = 8;
const DOUBLED = 4;
const VOWEL_FOR_VOWEL = 8;
const SOUND_ALIKE = 5;
const FIRST_LETTER = 2;
/** The letters agree once both are written as they are heard. */
const HEARD_THE_SAME = 4;

const WIDTH = HEARD_MAX + 1;
/** The table of one comparison after the other, and its two words; each comparison runs to its end before the next. */
const table = new Uint16Array(WIDTH * WIDTH);
const typedLetters = new Uint16Array(HEARD_MAX);
const wordLetters = new Uint16Array(HEARD_MAX);

const A = 97;
const LETTERS = 26;
const SUBSTITUTION = substitutions();

/**
 * The cost of reading `typed` for `word`, both single folded words: 0 when they are the same, about 10 for each
 * error. Words that sound alike are never as far apart as their letters say.
 */
export function spellingCost(typed: string, word: string): number {
  if (typed === word) return 0;
  const first = typed.charCodeAt(0) === word.charCodeAt(0) ? 0 : FIRST_LETTER;
  const asWritten = first + editCost(spellAsWritten(typed, typedLetters), spellAsWritten(word, wordLetters));
  if (asWritten <= HEARD_THE_SAME) return asWritten;
  const asHeard = editCost(spellAsHeard(typed, typedLetters), spellAsHeard(word, wordLetters));
  const cost = Math.min(asWritten, HEARD_THE_SAME + asHeard + (asHeard === 0 ? 0 : first));
  return soundsAlike(typed, word) ? Math.min(cost, Math.round(ONE_ERROR / 2 + cost * 0.4)) : cost;
}

/**
 * The cheapest way from one word to the other (optimal string alignment with the costs above), for the first `rows`
 * of `typedLetters` and the first `columns` of `wordLetters`.
 */
function editCost(rows: number, columns: number): number {
  table[0] = 0;
  for (let column = 1; column <= columns; column += 1)
    table[column] = table[column - 1]! + leftOut(column, columns);
  for (let row = 1; row <= rows; row += 1) {
    const line = row * WIDTH;
    const above = line - WIDTH;
    const a = typedLetters[row - 1]!;
    const aBefore = row > 1 ? typedLetters[row - 2]! : 0;
    const tooMany = a === aBefore || (row < rows && a === typedLetters[row]) ? DOUBLED : ONE_ERROR;
    table[line] = table[above]! + tooMany;
    for (let column = 1; column <= columns; column += 1) {
      const b = wordLetters[column - 1]!;
      let cost = table[above + column - 1]! + substitution(a, b);
      const withTooMany = table[above + column]! + tooMany;
      if (withTooMany < cost) cost = withTooMany;
      const withLeftOut = table[line + column - 1]! + leftOut(column, columns);
      if (withLeftOut < cost) cost = withLeftOut;
      if (column > 1 && b === aBefore && a === wordLetters[column - 2]) {
        cost = Math.min(cost, table[above - WIDTH + column - 2]! + SWAPPED);
      }
      table[line + column] = cost;
    }
  }
  return table[rows * WIDTH + columns]!;
}

function spellAsWritten(word: string, into: Uint16Array): number {
  const length = Math.min(word.length, HEARD_MAX);
  for (let at = 0; at < length; at += 1) into[at] = word.charCodeAt(at);
  return length;
}

/** What it costs that a letter of the word was not typed; of a double letter one is easily lost. */
function leftOut(column: number, columns: number): number {
  const letter = wordLetters[column - 1];
  const doubled =
    (column > 1 && letter === wordLetters[column - 2]) ||
    (column < columns && letter === wordLetters[column]);
  return doubled ? DOUBLED : LEFT_OUT;
}

function substitution(a: number, b: number): number {
  if (a === b) return 0;
  const known = a >= A && b >= A && a < A + LETTERS && b < A + LETTERS;
  return known ? SUBSTITUTION[(a - A) * LETTERS + b - A]! : ONE_ERROR;
}

function substitutions(): Uint8Array {
  const costs = new Uint8Array(LETTERS * LETTERS).fill(ONE_ERROR);
  const set = (one: string, other: string, cost: number) => {
    const [a, b] = [one.charCodeAt(0) - A, other.charCodeAt(0) - A];
    costs[a * LETTERS + b] = cost;
    costs[b * LETTERS + a] = cost;
  };
  for (const one of 'aeiouy') for (const other of 'aeiouy') set(one, other, VOWEL_FOR_VOWEL);
  for (const pair of ['ck', 'cs', 'kq', 'sz', 'jz', 'gj', 'iy', 'vw', 'js']) {
    set(pair.charAt(0), pair.charAt(1), SOUND_ALIKE);
  }
  return costs;
}

// How a medicine's text is read before anything is compared: case, accents, blanks and punctuation do not count.

const ASCII = /^[\0-\x7f]*$/;
const MARKS_AND_FORMAT = /[\p{M}\p{Cf}]+/gu;
const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', μ: 'mc',
}; // prettier-ignore
const SPECIAL = /[ßæœøłđıμ]/gu;
/** One compatibility character can unfold into eighteen; what lies behind this many is not read. */
const FOLDED_MAX = 400;

/** Lower case, letters without accents, compatibility forms resolved, invisible characters gone. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS_AND_FORMAT, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .slice(0, FOLDED_MAX);
}

/** The letters of a text as numbers, for those who read very many. */
export function lettersOf(text: string): Uint16Array<ArrayBuffer> {
  const letters = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) letters[at] = text.charCodeAt(at);
  return letters;
}

/** What stands in `letters` from `start` to `end`. */
export function lettersText(letters: Uint16Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at += 1) text += String.fromCharCode(letters[at]!);
  return text;
}

/**
 * The words and numbers of a text, folded, in order. A number and a letter never share a word, so that
 * `dolo650`, `Dolo 650` and `DOLO-650` read alike; a percent sign is a word of its own.
 */
export function wordsOf(text: string): string[] {
  const folded = lettersOf(foldText(text));
  const words: string[] = [];
  eachWord(folded, folded.length, (start, end) => words.push(wordAt(folded, start, end)));
  return words;
}

/** Calls `take` with the borders of each word in the first `length` folded letters; `wordAt` reads it. */
export function eachWord(
  folded: Uint16Array,
  length: number,
  take: (start: number, end: number) => void,
): void {
  let at = 0;
  while (at < length) {
    const kind = kindAt(folded, at);
    let end = at + 1;
    if (kind === LETTER) {
      while (end < length && (kindAt(folded, end) === LETTER || isInnerApostrophe(folded, end, length)))
        end += 1;
      take(at, end);
    } else if (kind === DIGIT || startsFraction(folded, at, length)) {
      end = endOfNumber(folded, at, length);
      take(at, end);
    } else if (folded[at] === PERCENT) {
      take(at, end);
    }
    at = end;
  }
}

/** The word between two borders: without apostrophes, and a number in its plain writing. */
export function wordAt(folded: Uint16Array, start: number, end: number): string {
  const word = lettersText(folded, start, end);
  if (isPlainAt(folded, start, end)) return word;
  return kindAt(folded, start) === LETTER ? word.replace(/['’]/g, '') : plainNumber(word);
}

/** Whether the word between two borders is already as `wordAt` writes it. */
export function isPlainAt(folded: Uint16Array, start: number, end: number): boolean {
  const first = folded[start];
  if (first === ZERO || first === DOT) return end === start + 1;
  for (let at = start; at < end; at += 1) {
    const code = folded[at];
    if (code === DOT || code === APOSTROPHE || code === RIGHT_QUOTE) return false;
  }
  return true;
}

/** Whether a word that `wordsOf` gave is a number. */
export function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= ZERO && first <= NINE;
}

/** The words written as one, which is how text is compared when blanks do not count. */
export function glued(words: readonly string[]): string {
  return words.join('');
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const ZERO = 48;
const NINE = 57;
const DOT = 46;
const PERCENT = 37;
const APOSTROPHE = 39;
const RIGHT_QUOTE = 0x2019;
const WIDE_LETTER = /\p{L}/u;

function kindAt(letters: Uint16Array, at: number): number {
  const code = letters[at]!;
  if (code >= 97 && code <= 122) return LETTER;
  if (code >= ZERO && code <= NINE) return DIGIT;
  if (code < 128) return OTHER;
  // Half of a surrogate pair counts as a letter: rare scripts stay searchable and nothing is cut in two.
  return (code >= 0xd800 && code <= 0xdfff) || WIDE_LETTER.test(String.fromCharCode(code)) ? LETTER : OTHER;
}

function isInnerApostrophe(letters: Uint16Array, at: number, length: number): boolean {
  const code = letters[at];
  return (
    (code === APOSTROPHE || code === RIGHT_QUOTE) && at + 1 < length && kindAt(letters, at + 1) === LETTER
  );
}

function startsFraction(letters: Uint16Array, at: number, length: number): boolean {
  return letters[at] === DOT && at + 1 < length && kindAt(letters, at + 1) === DIGIT;
}

function endOfNumber(letters: Uint16Array, at: number, length: number): number {
  let end = at;
  while (end < length && kindAt(letters, end) === DIGIT) end += 1;
  if (end >= length || !startsFraction(letters, end, length)) return end;
  end += 1;
  while (end < length && kindAt(letters, end) === DIGIT) end += 1;
  return end;
}

/** `.5`, `0.50` and `0.5` are one number; very long runs of digits are left as they are. */
function plainNumber(digits: string): string {
  return digits.length > 15 ? digits : String(Number(digits));
}

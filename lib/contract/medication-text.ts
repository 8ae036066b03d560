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

/**
 * The words and numbers of a text, folded, in order. A number and a letter never share a word, so that
 * `dolo650`, `Dolo 650` and `DOLO-650` read alike; a percent sign is a word of its own.
 */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const words: string[] = [];
  eachWord(folded, (start, end) => words.push(wordAt(folded, start, end)));
  return words;
}

/** Calls `take` with the borders of each word of a folded text; `wordAt` reads it. For those who read very many. */
export function eachWord(folded: string, take: (start: number, end: number) => void): void {
  let at = 0;
  while (at < folded.length) {
    const kind = kindAt(folded, at);
    let end = at + 1;
    if (kind === LETTER) {
      while (end < folded.length && (kindAt(folded, end) === LETTER || isInnerApostrophe(folded, end)))
        end += 1;
      take(at, end);
    } else if (kind === DIGIT || startsFraction(folded, at)) {
      end = endOfNumber(folded, at);
      take(at, end);
    } else if (folded.charCodeAt(at) === PERCENT) {
      take(at, end);
    }
    at = end;
  }
}

/** The word between two borders: without apostrophes, and a number in its plain writing. */
export function wordAt(folded: string, start: number, end: number): string {
  const word = folded.slice(start, end);
  if (isPlainAt(folded, start, end)) return word;
  return kindAt(folded, start) === LETTER ? word.replace(/['’]/g, '') : plainNumber(word);
}

/** Whether the word between two borders is already as `wordAt` writes it. */
export function isPlainAt(folded: string, start: number, end: number): boolean {
  const first = folded.charCodeAt(start);
  if (first === ZERO || first === DOT) return end === start + 1;
  for (let at = start; at < end; at += 1) {
    const code = folded.charCodeAt(at);
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

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return LETTER;
  if (code >= ZERO && code <= NINE) return DIGIT;
  if (code < 128) return OTHER;
  // Half of a surrogate pair counts as a letter: rare scripts stay searchable and nothing is cut in two.
  return (code >= 0xd800 && code <= 0xdfff) || WIDE_LETTER.test(text.charAt(at)) ? LETTER : OTHER;
}

function isInnerApostrophe(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code === APOSTROPHE || code === RIGHT_QUOTE) && at + 1 < text.length && kindAt(text, at + 1) === LETTER
  );
}

function startsFraction(text: string, at: number): boolean {
  return text.charCodeAt(at) === DOT && at + 1 < text.length && kindAt(text, at + 1) === DIGIT;
}

function endOfNumber(text: string, at: number): number {
  let end = at;
  while (end < text.length && kindAt(text, end) === DIGIT) end += 1;
  if (!startsFraction(text, end)) return end;
  end += 1;
  while (end < text.length && kindAt(text, end) === DIGIT) end += 1;
  return end;
}

/** `.5`, `0.50` and `0.5` are one number; very long runs of digits are left as they are. */
function plainNumber(digits: string): string {
  return digits.length > 15 ? digits : String(Number(digits));
}

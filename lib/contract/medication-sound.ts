// How a name sounds, for people who write what they hear: ph and f, x and ks, c and k or s, z and s and j, th and t.
// Words are taken and given as letter codes where very many are compared, as text elsewhere.
import { lettersOf } from './medication-text';

/** Longer than any word; what lies behind is not heard. */
export const HEARD_MAX = 64;

const A = letterCode('a');
const C = letterCode('c');
const E = letterCode('e');
const F = letterCode('f');
const G = letterCode('g');
const H = letterCode('h');
const I = letterCode('i');
const K = letterCode('k');
const P = letterCode('p');
const S = letterCode('s');
const X = letterCode('x');
const Y = letterCode('y');
const LETTERS_END = 128;

/** Letters that are heard as another one. */
const HEARD_AS = Uint8Array.from({ length: LETTERS_END }, (_, code) => code);
for (const pair of ['zs', 'js', 'qk', 'wv', 'yi', 'ck']) {
  HEARD_AS[letterCode(pair.charAt(0))] = letterCode(pair.charAt(1));
}
const SOUND_ALIKE = /[cjqwyz]/;
const EACH_SOUND_ALIKE = /[cjqwyz]/g;
const IS_VOWEL = new Uint8Array(LETTERS_END);
for (const vowel of 'aeiou') IS_VOWEL[letterCode(vowel)] = 1;

/** A letter code as the one that it is heard as. */
export function heardAs(letter: number): number {
  return letter < LETTERS_END ? HEARD_AS[letter]! : letter;
}

/** A word with sound-alike letters written as one, letter for letter: a typing error stays one difference. */
export function heardLetters(word: string): string {
  return SOUND_ALIKE.test(word) ? word.replace(EACH_SOUND_ALIKE, heardLetter) : word;
}

/**
 * Writes a word as it is heard and returns how many letters that takes: sound-alike consonants as one, silent letters
 * left out, double letters once, vowels kept.
 */
export function spellAsHeard(word: string, into: Uint16Array): number {
  let length = 0;
  for (let at = 0; at < word.length && length < HEARD_MAX; at += 1) {
    const letter = word.charCodeAt(at);
    const next = word.charCodeAt(at + 1);
    let sound = heardAs(letter);
    if (next === H && !isVowel(letter)) {
      if (letter === P) sound = F;
      at += 1;
    } else if (sound === K && next === S) {
      sound = X;
      at += 1;
    }
    if (length === 0 || into[length - 1] !== sound) into[length++] = sound;
  }
  return length;
}

/**
 * Writes the coarse sound of the word in `letters` from `start` to `end` and returns how many letters that takes: any
 * run of vowels counts the same and a final `e` is silent. Two words with one key are read aloud (nearly) alike.
 */
export function spellSoundKey(letters: Uint16Array, start: number, end: number, into: Uint16Array): number {
  const last = end - start > 3 && letters[end - 1] === E ? end - 1 : end;
  let length = 0;
  for (let at = start; at < last && length < HEARD_MAX - 1; at += 1) {
    const letter = letters[at]!;
    const next = at + 1 < last ? letters[at + 1]! : 0;
    const parted = letter === H && length > 0 && into[length - 1] === A && isVowelSound(next);
    if (letter === H && !parted) continue;
    let sound = letter === P && next === H ? F : coarse(letter, next);
    if (letter === X) {
      if (length === 0 || into[length - 1] !== K) into[length++] = K;
      sound = S;
    }
    if (length === 0 || into[length - 1] !== sound) into[length++] = sound;
  }
  return length;
}

const scratch = new Uint16Array(HEARD_MAX);
const otherScratch = new Uint16Array(HEARD_MAX);

/** The coarse sound of a word as text. */
export function soundKey(word: string): string {
  return String.fromCharCode(...scratch.subarray(0, spellSoundKey(lettersOf(word), 0, word.length, scratch)));
}

/** Whether two words sound alike; words of one or two letters sound like nothing else. */
export function soundsAlike(one: string, other: string): boolean {
  if (one.length < 3 || other.length < 3) return false;
  const length = spellSoundKey(lettersOf(one), 0, one.length, scratch);
  if (length !== spellSoundKey(lettersOf(other), 0, other.length, otherScratch)) return false;
  for (let at = 0; at < length; at += 1) if (scratch[at] !== otherScratch[at]) return false;
  return true;
}

function coarse(letter: number, next: number): number {
  if (isVowelSound(letter)) return A;
  const soft = next === E || next === I || next === Y;
  if (letter === C) return soft ? S : K;
  if (letter === G) return soft ? S : G;
  return heardAs(letter);
}

function isVowel(code: number): boolean {
  return code < LETTERS_END && IS_VOWEL[code] === 1;
}

function isVowelSound(code: number): boolean {
  return isVowel(code) || code === Y;
}

function heardLetter(letter: string): string {
  return String.fromCharCode(heardAs(letter.charCodeAt(0)));
}

function letterCode(letter: string): number {
  return letter.charCodeAt(0);
}

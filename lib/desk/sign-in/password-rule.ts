// Which passwords are taken: length above all (OWASP ASVS 5.0, 6.2.1 to 6.2.12). No rules about kinds of characters,
// no expiry, pasting allowed.

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;
/** What must be left to guess once well-known words, the person's own words and digits at the end are taken away. */
const FEWEST_UNKNOWN = 6;
/** Fewer different characters than this make a pattern, not a secret. */
const FEWEST_DIFFERENT = 5;
/** From this share of neighbouring pairs on, a password is a walk over the keyboard or the alphabet. */
const WALK_SHARE = 0.7;

export type PasswordProblem = 'too-short' | 'too-long' | 'too-simple' | 'well-known' | 'about-you';

/** The words that long passwords of the leaked lists are made of, and those of this product. */
const WELL_KNOWN = [
  ...[
    'password',
    'passw0rd',
    'p@ssword',
    'p@ssw0rd',
    'passwort',
    'welcome',
    'iloveyou',
    'letmein',
    'changeme',
  ],
  ...[
    'administrator',
    'admin',
    'master',
    'secret',
    'login',
    'hello',
    'computer',
    'monkey',
    'dragon',
    'football',
  ],
  ...['cricket', 'baseball', 'superman', 'princess', 'sunshine', 'trustno1', 'starwars', 'whatever', 'india'],
  ...['receptionist', 'reception', 'doctor', 'clinic', 'hospital', 'frontdesk', 'front desk', 'patient'],
];

const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgb',
];

/** What speaks against a new password, or null; `about` holds the person's name and e-mail address. */
export function passwordProblem(password: string, about: readonly string[] = []): PasswordProblem | null {
  const plain = password.normalize('NFKC').toLowerCase();
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return 'too-short';
  if (length > LONGEST_PASSWORD) return 'too-long';
  if (new Set(plain).size < FEWEST_DIFFERENT || isRepeated(plain)) return 'too-simple';
  if (isWalk(plain)) return 'well-known';
  if (unknownPart(plain, wordsOf(about)) < FEWEST_UNKNOWN) return 'about-you';
  if (unknownPart(plain, WELL_KNOWN) < FEWEST_UNKNOWN) return 'well-known';
  return null;
}

/** How many characters are left to guess without the given words and the digits and signs at the end. */
function unknownPart(plain: string, words: readonly string[]): number {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest.replace(/[\d\s!?.,_@#$*-]+$/, '').length;
}

function wordsOf(about: readonly string[]): string[] {
  return about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3);
}

/** `abcabcabcabc`, `0000aaaa0000aaaa`: a few characters over and over. */
function isRepeated(plain: string): boolean {
  for (let size = 1; size <= plain.length / 2; size += 1) {
    if (
      plain ===
      plain
        .slice(0, size)
        .repeat(Math.ceil(plain.length / size))
        .slice(0, plain.length)
    )
      return true;
  }
  return false;
}

function isWalk(plain: string): boolean {
  let steps = 0;
  for (let at = 0; at + 2 <= plain.length; at += 1) {
    const pair = plain.slice(at, at + 2);
    const back = `${pair[1]}${pair[0]}`;
    if (WALKS.some((walk) => walk.includes(pair) || walk.includes(back))) steps += 1;
  }
  return steps / (plain.length - 1) >= WALK_SHARE;
}

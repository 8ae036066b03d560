// What is asked for, as the keys of the index "Patient_keys" (see its migration, which makes the same of patients).
import { nameSound } from '@/lib/contract/name-sound';

/** How tolerantly a name is compared: as written, as it sounds, begun or with an error. Each takes in those before. */
export const TIERS = ['written', 'heard', 'misspelled'] as const;
export type Tier = (typeof TIERS)[number];

const WRITTEN_KEY_MAX = 4;
const SOUND_KEY_MAX = 5;
/** A shorter sound is too many names to guess an error in. */
const MISSPELLED_MIN = 3;
const MISSPELLED_MAX = 12;

/** The keys of which a patient has one, for one word at one tier. */
export function nameKeys(word: string, tier: Tier): string[] {
  const keys = [`<${word.slice(0, WRITTEN_KEY_MAX)}`];
  if (tier === 'written') return keys;
  const sound = nameSound(word);
  keys.push(`~${sound}`);
  if (tier === 'heard') return keys;
  if (sound.length >= 2) keys.push(`>${sound.slice(0, SOUND_KEY_MAX)}`);
  if (sound.length < MISSPELLED_MIN || sound.length > MISSPELLED_MAX) return keys;
  return [...keys, `-${sound}`, ...[...sound].map((_, at) => `-${sound.slice(0, at)}${sound.slice(at + 1)}`)];
}

/** A number as people write it: the digits after the country's prefix, or fewer; null when it is none. */
export function typedNumber(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') || digits.length > 10) return digits.slice(-10);
  return digits.length > 4 ? digits.replace(/^0+/, '') : digits;
}

/** The keys of a number that ends or begins so. */
export function numberKeys(digits: string): string[] {
  return [`#${digits.slice(-4)}`, `^${digits.slice(0, 4)}`];
}

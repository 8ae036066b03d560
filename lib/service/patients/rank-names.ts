// How well a patient's names meet the words that were typed.
import { spellingCost } from '@/lib/contract/medication-spelling';
import { nameSound } from '@/lib/contract/name-sound';
import type { FindWay } from '@/lib/contract/patient-find';

/** A begun word is as good as a whole one, nearly. */
const BEGUN = 1;
/** What sounds the same costs at most this much. */
const SAME_SOUND = 6;
/** More than this for one word is another name. */
const MOST = 26;

export type NameMatch = {
  cost: number;
  way: Extract<FindWay, 'exact' | 'begins' | 'sounds_like' | 'spelling'>;
};

/** Matches all typed words, each with the name it meets best; null when one of them meets none. */
export function nameMatcher(typed: readonly string[]): (names: readonly string[]) => NameMatch | null {
  const each = typed.map(wordMatcher);
  const whole = typed.length > 1 ? wordMatcher(typed.join('')) : null;
  return (names) => {
    // Ram Kumar is also Ramkumar, typed or stored.
    const stored = [...names, ...names.slice(1).map((name, at) => `${names[at] ?? ''}${name}`)];
    const apart = sumOf(each.map(({ cost }) => least(stored, cost)));
    const glued = whole && sumOf([least(names, whole.cost)]);
    const cost = Math.min(apart ?? Infinity, glued ?? Infinity);
    if (cost === Infinity) return null;
    if (cost === 0) return { cost, way: 'exact' };
    if (cost <= BEGUN * typed.length) return { cost, way: 'begins' };
    const heard = each.every(({ hears }) => stored.some(hears));
    return { cost, way: heard ? 'sounds_like' : 'spelling' };
  };
}

function sumOf(costs: readonly number[]): number | null {
  return costs.some((cost) => cost > MOST) ? null : costs.reduce((sum, cost) => sum + cost, 0);
}

function least(names: readonly string[], cost: (name: string) => number): number {
  return names.reduce((best, name) => Math.min(best, cost(name)), Infinity);
}

/** One typed word. Names repeat from patient to patient, so each is compared once. */
function wordMatcher(word: string) {
  const sound = nameSound(word);
  return {
    /** What it costs to read the word as this name. */
    cost: remembered((name) => costOf(word, sound, name)),
    hears: remembered((name) => nameSound(name).startsWith(sound)),
  };
}

function costOf(word: string, sound: string, name: string): number {
  if (name === word) return 0;
  if (name.startsWith(word)) return BEGUN;
  const whole = spellingCost(word, name);
  const begun = name.length > word.length ? spellingCost(word, name.slice(0, word.length)) + BEGUN : Infinity;
  const cost = Math.min(whole, begun);
  return nameSound(name) === sound ? Math.min(cost, SAME_SOUND) : cost;
}

function remembered<Value>(read: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const value = read(name);
    known.set(name, value);
    return value;
  };
}

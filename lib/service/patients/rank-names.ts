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

/** The match of all typed words, each with the name it meets best; null when one of them meets none. */
export function matchNames(typed: readonly string[], names: readonly string[]): NameMatch | null {
  // Ram Kumar is also Ramkumar, typed or stored.
  const stored = [...names, ...names.slice(1).map((name, at) => `${names[at] ?? ''}${name}`)];
  const apart = sumOf(typed.map((word) => costOf(word, stored)));
  const glued = typed.length > 1 ? sumOf([costOf(typed.join(''), names)]) : null;
  const cost = Math.min(apart ?? Infinity, glued ?? Infinity);
  if (cost === Infinity) return null;
  if (cost === 0) return { cost, way: 'exact' };
  if (cost <= BEGUN * typed.length) return { cost, way: 'begins' };
  const heard = typed.every((word) => stored.some((name) => nameSound(name).startsWith(nameSound(word))));
  return { cost, way: heard ? 'sounds_like' : 'spelling' };
}

function sumOf(costs: readonly number[]): number | null {
  return costs.some((cost) => cost > MOST) ? null : costs.reduce((sum, cost) => sum + cost, 0);
}

/** What it costs to read a typed word as the name most like it. */
function costOf(word: string, names: readonly string[]): number {
  const sound = nameSound(word);
  return Math.min(
    ...names.map((name) => {
      if (name === word) return 0;
      if (name.startsWith(word)) return BEGUN;
      const begun = spellingCost(word, name.slice(0, word.length)) + BEGUN;
      const cost = Math.min(spellingCost(word, name), begun);
      return nameSound(name) === sound ? Math.min(cost, SAME_SOUND) : cost;
    }),
  );
}

// Whether the process goes on answering: a million distinct random queries.
import type { MedicationQuery } from '@/lib/contract/medication';
import type { MedicationIndex } from '@/lib/service/medications/medication-index';
import { searchMedications } from '@/lib/service/medications/search';
import { memoryInUse } from './heap';
import { Random } from './random';
import { atShare } from './timing';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789 -';

/** Queries that took longer, in milliseconds, are asked again: what they take every time is their own work. */
const SLOW = 8;

export type Steady = { asked: number; p99: number; worst: number; worstAgain: number; grownBy: number };

/** Asks `count` random names of 6 to 25 characters, so that hardly two are the same. `grownBy` is in megabytes. */
export function askAtRandom(index: MedicationIndex, count: number): Steady {
  const random = new Random(1_000_000);
  const times = new Float64Array(count);
  let worstAgain = 0;
  const timed = (query: MedicationQuery) => {
    const began = performance.now();
    searchMedications(index, query, 20);
    return performance.now() - began;
  };
  const ask = (at: number) => {
    const name = Array.from({ length: 6 + random.below(20) }, () =>
      LETTERS.charAt(random.below(LETTERS.length)),
    );
    const query = { drug_name: name.join('') };
    const took = timed(query);
    times[at] = took;
    if (took > SLOW) worstAgain = Math.max(worstAgain, Math.min(timed(query), timed(query), timed(query)));
  };
  const warm = Math.min(2000, count);
  for (let at = 0; at < warm; at += 1) ask(at);
  const before = memoryInUse();
  for (let at = 0; at < count; at += 1) ask(at);
  const grownBy = memoryInUse() - before;
  times.sort();
  return { asked: count, p99: atShare(times, 0.99), worst: atShare(times, 1), worstAgain, grownBy };
}

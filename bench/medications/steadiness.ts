// Whether the process goes on answering: a million distinct random queries.
import type { MedicationIndex } from '@/lib/service/medications/medication-index';
import { searchMedications } from '@/lib/service/medications/search';
import { memoryInUse } from './heap';
import { waitedForProcessor } from './processor';
import { Random } from './random';
import { atShare } from './timing';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789 -';

/** `worstOwn` is the worst without the time in which other programs had the processors. */
export type Steady = { asked: number; p99: number; worst: number; worstOwn: number; grownBy: number };

/** Asks `count` random names of 6 to 25 characters, so that hardly two are the same. `grownBy` is in megabytes. */
export function askAtRandom(index: MedicationIndex, count: number): Steady {
  const random = new Random(1_000_000);
  const times = new Float64Array(count);
  let worstOwn = 0;
  const ask = (at: number) => {
    const name = Array.from({ length: 6 + random.below(20) }, () =>
      LETTERS.charAt(random.below(LETTERS.length)),
    );
    const query = { drug_name: name.join('') };
    const waited = waitedForProcessor();
    const began = performance.now();
    searchMedications(index, query, 20);
    const took = performance.now() - began;
    times[at] = took;
    worstOwn = Math.max(worstOwn, took - (waitedForProcessor() - waited));
  };
  const warm = Math.min(2000, count);
  for (let at = 0; at < warm; at += 1) ask(at);
  worstOwn = 0;
  const before = memoryInUse();
  for (let at = 0; at < count; at += 1) ask(at);
  const grownBy = memoryInUse() - before;
  times.sort();
  return { asked: count, p99: atShare(times, 0.99), worst: atShare(times, 1), worstOwn, grownBy };
}

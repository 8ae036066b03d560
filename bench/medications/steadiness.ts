// Whether the process goes on answering: a million distinct random queries, and a rebuild while queries are asked.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildMedicationIndex } from '@/lib/service/medications/build-index';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import type { MedicationIndex } from '@/lib/service/medications/medication-index';
import { searchMedications } from '@/lib/service/medications/search';
import { memoryInUse } from './heap';
import { Random } from './random';
import { atShare } from './timing';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789 -';

export type Steady = { asked: number; p99: number; worst: number; grownBy: number };

/** Asks `count` random names of 6 to 25 characters, so that hardly two are the same. `grownBy` is in megabytes. */
export function askAtRandom(index: MedicationIndex, count: number): Steady {
  const random = new Random(1_000_000);
  const times = new Float64Array(count);
  const ask = (at: number) => {
    const name = Array.from({ length: 6 + random.below(20) }, () =>
      LETTERS.charAt(random.below(LETTERS.length)),
    );
    const query = { drug_name: name.join('') };
    const began = performance.now();
    searchMedications(index, query, 20);
    times[at] = performance.now() - began;
  };
  const warm = Math.min(2000, count);
  for (let at = 0; at < warm; at += 1) ask(at);
  const before = memoryInUse();
  for (let at = 0; at < count; at += 1) ask(at);
  const grownBy = memoryInUse() - before;
  times.sort();
  return { asked: count, p99: atShare(times, 0.99), worst: atShare(times, 1), grownBy };
}

/** Builds the index while turns of the event loop are timed; both in milliseconds, the pauses in their order. */
export async function buildWhileAnswering(
  rows: readonly CatalogueRow[],
): Promise<{ took: number; p99Pause: number; longestPause: number }> {
  let building = true;
  const began = performance.now();
  const built = buildMedicationIndex(rows).finally(() => {
    building = false;
  });
  const pauses: number[] = [];
  for (let last = performance.now(); building;) {
    await nextTurn();
    const now = performance.now();
    pauses.push(now - last);
    last = now;
  }
  await built;
  const sorted = Float64Array.from(pauses).sort();
  return {
    took: performance.now() - began,
    p99Pause: atShare(sorted, 0.99),
    longestPause: atShare(sorted, 1),
  };
}

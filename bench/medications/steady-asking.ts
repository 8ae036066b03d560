// A process that holds nothing but an index, as a server does, and asks itself random names: what bench/medications/
// steadiness.ts starts.
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { buildMedicationIndex } from '@/lib/service/medications/build-index';
import { searchMedications } from '@/lib/service/medications/search';
import { catalogueFile } from './catalogue-files';
import { grownCatalogue } from './grown-catalogue';
import { memoryInUse } from './heap';
import { waitedForProcessor } from './processor';
import { Random } from './random';
import { atShare } from './timing';

export type SteadySetting = { products: number; count: number; seed: number };
/**
 * `worstOwn` is the worst without the time in which other programs had the processors. In megabytes: `holds` for the
 * index, `grownBy` for what asking left.
 */
export type Steady = { p99: number; worst: number; worstOwn: number; holds: number; grownBy: number };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789 -';
const WARM = 2000;
const { products, count, seed } = JSON.parse(process.env['BENCH_SETTING'] ?? '{}') as SteadySetting;
const empty = memoryInUse();
const index = buildMedicationIndex(catalogue());
const holds = memoryInUse() - empty;
const random = new Random(seed);
const times = new Float64Array(count);
let worstOwn = 0;
for (let at = 0; at < Math.min(WARM, count); at += 1) ask(at);
worstOwn = 0;
const before = memoryInUse();
for (let at = 0; at < count; at += 1) ask(at);
const grownBy = memoryInUse() - before;
times.sort();
const steady: Steady = { p99: atShare(times, 0.99), worst: atShare(times, 1), worstOwn, holds, grownBy };
process.send?.(steady);
process.disconnect();

function catalogue(): Iterable<CatalogueRow> {
  const indian = catalogueFile('in');
  return products <= indian.length ? indian : grownCatalogue([...indian, ...catalogueFile('us')], products);
}

/** A name of 6 to 25 characters, so that hardly two are the same. */
function ask(at: number): void {
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
}

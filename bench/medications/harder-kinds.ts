// The harder kinds with very many queries, which only ours answers soon enough: a share of sixty moves by chance.
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { hardQueries } from './hard-queries';
import { openOurs } from './engines/ours';
import { measureEngine } from './timing';

/** Each makes sixty queries of each kind. */
const SEEDS = [1, 2, 3, 4, 5];

/** The least recall of any kind, and which. */
export async function leastOfHarderKinds(rows: readonly CatalogueRow[]): Promise<[string, number]> {
  const queries = SEEDS.flatMap((seed) => hardQueries(rows, seed));
  const { recallByKind } = await measureEngine(openOurs(rows), queries, 0);
  return [...recallByKind].reduce((least, each) => (each[1] < least[1] ? each : least));
}

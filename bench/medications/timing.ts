// Latencies of one engine over a list of queries, and how much of what they expect it finds.
import type { GivenQuery } from './catalogue-files';
import type { Engine } from './engines/engine';
import { recallOf } from './recall';

export type Measured = {
  p50: number;
  p95: number;
  worst: number;
  recall: number;
  recallByKind: Map<string, number>;
  /** Share of the exact brands that came first. */
  firstRight: number;
  /** Recall of the commonest drugs by ingredient, all ten of whose first results must be that drug alone. */
  commonRight: number;
};

/** What took longer the first time is not asked again: warming up is little of that. */
const SLOW_MS = 20;

/** Asks each query in each of some rounds; its least time counts, as the machine may be busy. */
export async function measureEngine(
  engine: Engine,
  queries: readonly GivenQuery[],
  rounds: number,
): Promise<Measured> {
  const times = new Float64Array(queries.length).fill(Infinity);
  const found: { query: GivenQuery; recall: number; first: string | undefined }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, query] of queries.entries()) {
      if (times[at]! > SLOW_MS && times[at]! < Infinity) continue;
      const began = performance.now();
      const results = await engine.search(query.params);
      const took = performance.now() - began;
      // The first round warms up and counts what is found.
      if (round > 0 || took > SLOW_MS) times[at] = Math.min(times[at]!, took);
      if (round === 0) found.push({ query, recall: recallOf(query, results), first: results[0]?.name });
    }
  }
  const sorted = times.sort();
  const recallByKind = new Map(
    [...new Set(queries.map(({ kind }) => kind))].map((kind) => [
      kind,
      mean(found.filter(({ query }) => query.kind === kind).map(({ recall }) => recall)),
    ]),
  );
  const exact = found.filter(({ query }) => query.expect_first);
  const common = found.filter(({ query }) => query.expect_all_top10);
  return {
    p50: atShare(sorted, 0.5),
    p95: atShare(sorted, 0.95),
    worst: atShare(sorted, 1),
    recall: mean(found.map(({ recall }) => recall)),
    recallByKind,
    firstRight: mean(exact.map(({ query, first }) => Number(first === query.expect_first))),
    commonRight: mean(common.map(({ recall }) => recall)),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value that this share of the sorted values does not exceed. */
export function atShare(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

// Latencies of one engine over a list of queries, and how much of what they expect it finds.
import type { GivenQuery } from './catalogue-files';
import type { Engine } from './engines/engine';
import { recallOf } from './recall';

export type Measured = { p50: number; p95: number; worst: number; recall: number; firstRight: number };

/** Asks each query once in each of some rounds; its least time counts, as the machine may be busy. */
export async function measureEngine(
  engine: Engine,
  queries: readonly GivenQuery[],
  rounds: number,
): Promise<Measured> {
  const times = new Float64Array(queries.length).fill(Infinity);
  let recall = 0;
  let exact = 0;
  let firstRight = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, query] of queries.entries()) {
      const began = performance.now();
      const results = await engine.search(query.params);
      const took = performance.now() - began;
      // The first round warms up and counts what is found.
      if (round > 0) times[at] = Math.min(times[at]!, took);
      else {
        recall += recallOf(query, results);
        if (query.expect_first) exact += 1;
        if (query.expect_first && results[0]?.name === query.expect_first) firstRight += 1;
      }
    }
  }
  const sorted = times.sort();
  return {
    p50: atShare(sorted, 0.5),
    p95: atShare(sorted, 0.95),
    worst: atShare(sorted, 1),
    recall: recall / queries.length,
    firstRight: exact === 0 ? 1 : firstRight / exact,
  };
}

/** The value that this share of the sorted values does not exceed. */
export function atShare(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

// How much of what a query expects is among the results given.
import type { MedicationResult } from '@/lib/contract/medication';
import type { GivenQuery } from './catalogue-files';

/** From 0 to 1: the share of expected products found, or of places that hold exactly the asked ingredients. */
export function recallOf(query: GivenQuery, results: readonly MedicationResult[]): number {
  if (query.expect_all_top10) {
    const wanted = setText(query.expect_all_top10.generic_set);
    const right = results.filter((result) => setText((result.generic_name ?? '').split(',')) === wanted);
    return Math.min(1, right.length / 10);
  }
  const expected = query.expect_top10_contains ?? [];
  const names = new Set(results.map((result) => result.name));
  return expected.filter((name) => names.has(name)).length / Math.max(1, expected.length);
}

function setText(names: readonly string[]): string {
  return [...new Set(names.map((name) => name.trim().toLowerCase()))].sort().join();
}

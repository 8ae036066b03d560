// Whether two cards show the same pairs: unlike elsewhere, the order counts, because people choose it.
import { sameJson } from '@/lib/display/same-json';

/** Equal pairs in the same order. */
export function sameCard(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return sameJson(Object.entries(one), Object.entries(other));
}

// The results as one flat list, as arrows walk through it: a row, the line that unfolds its equals, its equals.
import type { MedicationResult } from '@/lib/contract/medication';
import { compositionKey, groupMedications, type Likeness, type MedicationGroup } from '@/lib/contract/medication-groups'; // prettier-ignore

export type ResultEntry =
  | { kind: 'row'; group: string; result: MedicationResult; likeness: Likeness | null; folded: boolean }
  | { kind: 'fold'; group: string; open: boolean; others: number; makers: number };

/** `same` are further products of the composition of the best result; `unfolded` names the open groups. */
export function resultEntries(
  results: readonly MedicationResult[],
  same: readonly MedicationResult[],
  unfolded: ReadonlySet<string>,
): ResultEntry[] {
  return withSame(groupMedications(results), same, results).flatMap((group, at): ResultEntry[] => {
    const { first, others, likeness } = group;
    const name = `${at} ${first.name}`;
    const row = (result: MedicationResult, folded: boolean): ResultEntry => {
      return { kind: 'row', group: name, result, likeness: folded ? null : likeness, folded };
    };
    if (others.length === 0) return [row(first, false)];
    const open = unfolded.has(name);
    const makers = new Set(others.flatMap((other) => other.manufacturer_name ?? [])).size;
    const fold: ResultEntry = { kind: 'fold', group: name, open, others: others.length, makers };
    return [row(first, false), fold, ...(open ? others.map((other) => row(other, true)) : [])];
  });
}

/** The group of the best result takes in its equals that the question itself did not find. */
function withSame(
  groups: readonly MedicationGroup[],
  same: readonly MedicationResult[],
  found: readonly MedicationResult[],
): MedicationGroup[] {
  const [best, ...rest] = groups;
  if (!best) return [];
  const key = compositionKey(best.first);
  const shown = new Set(found.map(nameOf));
  const more = same.filter((other) => compositionKey(other) === key && !shown.has(nameOf(other)));
  return [{ ...best, others: [...best.others, ...more] }, ...rest];
}

function nameOf({ name, manufacturer_name }: MedicationResult): string {
  return `${name}|${manufacturer_name ?? ''}`;
}

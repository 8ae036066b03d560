// What cases and documents have to do with each other on the page.
import { localDay } from '@/lib/contract/time';
import { dayWords } from '@/lib/display/day';
import { filterCases, happenedAt } from './case-months';
import type { CaseView } from './patient-view';

/** More would be no choice any more; older documents rarely come. */
const CHOICES_MAX = 50;

/** How many documents each case has. */
export function countByCase(documents: readonly { cases: readonly string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of documents.flatMap(({ cases }) => cases)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The latest cases, for choosing one: "19 Nov 2026 · Complete blood count". */
export function caseChoices(
  cases: ReadonlyMap<string, CaseView>,
  zone: string,
): { id: string; label: string }[] {
  return filterCases(cases.values(), { kind: '', days: 0 }, 0)
    .slice(0, CHOICES_MAX)
    .map((one) => {
      const day = dayWords(localDay(happenedAt(one), zone)).whole;
      return { id: one.id, label: `${day} · ${one.item?.display_name ?? ''}` };
    });
}

// Cases in the order they happened, the latest first, under the month in which they did.
import { localDay } from '@/lib/contract/time';
import type { CaseView } from './patient-view';

/** When a case happened, epoch seconds: some services know only when it was written. */
export function happenedAt({ item, updated_at }: CaseView): number {
  return item?.occurred_at ?? item?.created_at ?? updated_at;
}

/** What a case is filed under: its kind of record, or else the kind of visit. */
export function kindOf({ item }: CaseView): string {
  return item?.hi_type ?? item?.type ?? '';
}

export type CaseFilter = {
  /** Empty = all kinds */
  kind: string;
  /** Days back from today; 0 = any date */
  days: number;
  /** Only what this holds for, such as "is new to me" */
  only?: ((one: CaseView) => boolean) | undefined;
};

/** The cases that are not deleted and pass the filter, the latest first. `now` in epoch seconds. */
export function filterCases(cases: Iterable<CaseView>, filter: CaseFilter, now: number): CaseView[] {
  const from = filter.days === 0 ? Number.NEGATIVE_INFINITY : now - filter.days * 86_400;
  return [...cases]
    .filter((one) => !one.deleted && (filter.only?.(one) ?? true))
    .filter((one) => (filter.kind === '' || kindOf(one) === filter.kind) && happenedAt(one) >= from)
    .sort((one, other) => happenedAt(other) - happenedAt(one) || (one.id < other.id ? -1 : 1));
}

export type CaseLine =
  { kind: 'month'; key: string; month: string; count: number } | { kind: 'case'; key: string; one: CaseView };

/** The lines of the list: a heading for each month (YYYY-MM on the clinic's calendar), then its cases. */
export function linesOf(cases: readonly CaseView[], zone: string): CaseLine[] {
  const lines: CaseLine[] = [];
  let heading: Extract<CaseLine, { kind: 'month' }> | undefined;
  for (const one of cases) {
    const month = localDay(happenedAt(one), zone).slice(0, 7);
    if (heading?.month !== month) {
      heading = { kind: 'month', key: month, month, count: 0 };
      lines.push(heading);
    }
    heading.count += 1;
    lines.push({ kind: 'case', key: `case-${one.id}`, one });
  }
  return lines;
}

/** The kinds that occur, the most frequent first. */
export function kindsOf(cases: Iterable<CaseView>): string[] {
  const counts = new Map<string, number>();
  for (const one of cases) {
    const kind = kindOf(one);
    if (!one.deleted && kind !== '') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([kind]) => kind);
}

// The cases on the page: kept by id, renewed in parts, and marked by what this person has seen.
import type { CaseAnswer, CaseView } from './patient-view';

export type CaseCollection = Omit<CaseAnswer, 'cases'> & { byId: ReadonlyMap<string, CaseView> };

/** What an answer makes of the collection; parts that were asked for after a version add to what is there. */
export function withAnswer(held: CaseCollection | undefined, answer: CaseAnswer): CaseCollection {
  const { cases, ...rest } = answer;
  if (held && cases.length === 0) return { ...rest, byId: held.byId };
  return { ...rest, byId: new Map([...(held?.byId ?? []), ...cases.map((one) => [one.id, one] as const)]) };
}

export type NewsMark = 'new' | 'changed' | 'removed';

/** What has happened to a case since the person last looked; null = nothing. */
export function markOf(one: CaseView, look: CaseAnswer['look']): NewsMark | null {
  if (look === null || one.updated_at <= look.base) return null;
  if (one.deleted) return one.first_updated_at > look.base ? null : 'removed';
  return one.first_updated_at > look.base ? 'new' : 'changed';
}

/** How many cases carry each mark. */
export function countNews({ byId, look }: CaseCollection): Record<NewsMark, number> {
  const counts = { new: 0, changed: 0, removed: 0 };
  for (const one of byId.values()) {
    const mark = markOf(one, look);
    if (mark) counts[mark] += 1;
  }
  return counts;
}

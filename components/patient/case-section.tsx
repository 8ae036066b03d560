'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { EmptyState } from '@/components/ui/state-screen';
import { LoadingRows } from '@/components/ui/loading-rows';
import { type CaseCollection, markOf } from './case-collection';
import { CaseFilters, type ChosenFilter } from './case-filters';
import { CaseList } from './case-list';
import { filterCases, kindsOf, linesOf } from './case-months';
import { SyncLine } from './sync-line';

interface CaseSectionProps {
  cases: CaseCollection;
  zone: string;
  /** Epoch seconds */
  now: number;
  documents: ReadonlyMap<string, number>;
}

/** A patient's cases: how complete they are, what is new, and the list by month. */
export function CaseSection({ cases, zone, now, documents }: CaseSectionProps) {
  const t = useTranslations('patient.cases');
  const [filter, setFilter] = useState<ChosenFilter>({ kind: '', days: 0 });
  const [onlyNews, setOnlyNews] = useState(false);
  const { byId, look, total, trouble, complete_at: completeAt } = cases;
  const kinds = useMemo(() => kindsOf(byId.values()), [byId]);
  const lines = useMemo(() => {
    const only = onlyNews ? { only: (one: Parameters<typeof markOf>[0]) => markOf(one, look) !== null } : {};
    return linesOf(filterCases(byId.values(), { ...filter, ...only }, now), zone);
  }, [byId, look, filter, onlyNews, now, zone]);
  // A long record does not come with the page: it is known how many there are before they are here.
  const waiting = byId.size === 0 && (total > 0 || (completeAt === null && trouble === null));
  return (
    <section aria-label={t('label')}>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4">
        <SyncLine cases={cases} zone={zone} now={now} onlyNews={onlyNews} onOnlyNews={setOnlyNews} />
        {kinds.length > 0 && <CaseFilters kinds={kinds} filter={filter} onChange={setFilter} />}
      </div>
      {waiting ? (
        <LoadingRows label={t('loading')} />
      ) : lines.length > 0 ? (
        <CaseList lines={lines} look={look} zone={zone} documents={documents} />
      ) : byId.size > 0 ? (
        <EmptyState title={t('noneFound')}>{t('noneFoundHelp')}</EmptyState>
      ) : (
        <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>
      )}
    </section>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { localDay } from '@/lib/contract/time';
import { dayWords } from '@/lib/display/day';
import type { NewsMark } from './case-collection';
import { happenedAt, kindOf } from './case-months';
import type { CaseView } from './patient-view';
import { useKindWord } from './use-kind-word';

export const CASE_COLUMNS =
  'grid grid-cols-[64px_minmax(0,1fr)_150px_76px] items-center gap-3 px-4 phone:grid-cols-[52px_minmax(0,1fr)_auto] phone:px-3';

interface CaseRowProps {
  one: CaseView;
  mark: NewsMark | null;
  zone: string;
  documents: number;
}

/** One case: when, what, of which kind, and whether it is news. */
export const CaseRow = memo(function CaseRow({ one, mark, zone, documents }: CaseRowProps) {
  const t = useTranslations('patient.cases');
  const kindWord = useKindWord();
  const kind = kindWord(kindOf(one));
  const visit = one.item?.hi_type && one.item.type ? one.item.type : '';
  const facility = facilityOf(one);
  const small = [
    documents > 0 && t('documents', { count: documents }),
    facility && t('facility', { id: facility }),
    visit && kindWord(visit),
  ].filter(Boolean);
  return (
    <>
      <span role="cell" className="text-ink-2">
        {dayWords(localDay(happenedAt(one), zone)).date}
      </span>
      <span role="cell" className="min-w-0">
        <b className="flex min-w-0 items-center font-semibold">
          <Dot shown={mark !== null} />
          <span className="truncate">{one.item?.display_name || t('noName')}</span>
        </b>
        <span className="block truncate text-small text-ink-3">
          <span className="hidden phone:inline">{[kind, ...small].filter(Boolean).join(' · ')}</span>
          <span className="phone:hidden">{small.join(' · ')}</span>
        </span>
      </span>
      <span role="cell" className="truncate text-small text-ink-2 phone:hidden">
        {kind}
      </span>
      <span role="cell" className="text-right text-info">
        {mark && mark !== 'removed' && t(`mark.${mark}`)}
      </span>
    </>
  );
});

function Dot({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return <i aria-hidden="true" className="mr-2 inline-block size-2 shrink-0 rounded-full bg-info" />;
}

/** Where it was written, by the name under which partners keep it. */
function facilityOf({ item }: CaseView): string {
  const id = item?.partner_meta?.['facility_id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

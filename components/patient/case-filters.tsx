'use client';
import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import type { CaseFilter } from './case-months';
import { useKindWord } from './use-kind-word';

export type ChosenFilter = Pick<CaseFilter, 'kind' | 'days'>;

const ANY = 'any';
const PERIODS = [0, 30, 90, 365] as const;

interface CaseFiltersProps {
  kinds: readonly string[];
  filter: ChosenFilter;
  onChange: (filter: ChosenFilter) => void;
}

/** Which cases are listed: by kind, and how far back. */
export function CaseFilters({ kinds, filter, onChange }: CaseFiltersProps) {
  const t = useTranslations('patient.filter');
  const kindWord = useKindWord();
  return (
    <div className="flex gap-2">
      <Select
        label={t('kind')}
        hideLabel
        className="w-44"
        value={filter.kind === '' ? ANY : filter.kind}
        onChange={(kind) => onChange({ ...filter, kind: kind === ANY ? '' : kind })}
        options={[
          { id: ANY, label: t('allKinds') },
          ...kinds.map((kind) => ({ id: kind, label: kindWord(kind) })),
        ]}
      />
      <Select
        label={t('date')}
        hideLabel
        className="w-40"
        value={String(filter.days)}
        onChange={(days) => onChange({ ...filter, days: Number(days) })}
        options={PERIODS.map((days) => ({ id: String(days), label: t('days', { days }) }))}
      />
    </div>
  );
}

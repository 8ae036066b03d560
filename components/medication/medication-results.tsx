'use client';
import { useTranslations } from 'next-intl';
import type { useOptionList } from '@/components/ui/use-option-list';
import type { Chip } from '@/lib/contract/medication-line';
import { FoldLine } from './fold-line';
import type { ResultEntry } from './result-entries';
import { ResultRow } from './result-row';

interface MedicationResultsProps {
  entries: readonly ResultEntry[];
  chips: readonly Chip[];
  list: ReturnType<typeof useOptionList>;
}

/** The list under the line; its options are walked with the arrows while the focus stays in the line. */
export function MedicationResults({ entries, chips, list }: MedicationResultsProps) {
  const t = useTranslations('medications');
  return (
    <div
      {...list.listProps}
      aria-label={t('results')}
      className="overflow-hidden rounded-box border border-line bg-surface"
    >
      {entries.map((entry, at) =>
        entry.kind === 'fold' ? (
          <FoldLine key={`${entry.group} fold`} fold={entry} {...list.optionProps(at)} />
        ) : (
          <ResultRow
            key={`${entry.group} ${entry.folded ? at : 'first'}`}
            row={entry}
            chips={chips}
            {...list.optionProps(at)}
          />
        ),
      )}
    </div>
  );
}

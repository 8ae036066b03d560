'use client';
import { useFormatter, useTranslations } from 'next-intl';
import { CHIP_KINDS, type Chip, type ChipKind } from '@/lib/contract/medication-line';

interface ReadingHelpProps {
  chips: readonly Chip[];
  onCorrect: (chip: Chip, kind: ChipKind) => void;
  fieldsOpen: boolean;
  onFields: () => void;
  fieldsId: string;
}

const ACTION =
  'min-h-6 cursor-pointer font-semibold text-accent underline-offset-3 hover:underline focus-visible:rounded-small';

/** What the line was read as, the corrections that are most often meant, and the way to the four fields. */
export function ReadingHelp({ chips, onCorrect, fieldsOpen, onFields, fieldsId }: ReadingHelpProps) {
  const t = useTranslations('medications');
  const format = useFormatter();
  const kinds = CHIP_KINDS.filter((kind) => chips.some((chip) => chip.kind === kind));
  const brand = chips.find(({ kind }) => kind === 'brand');
  const strength = brand && chips.find(({ kind }) => kind === 'strength');
  return (
    <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-[13px] leading-[18px] text-ink-2">
      {kinds.length > 0 && (
        <span>{t('line.readSo', { kinds: format.list(kinds.map((kind) => t(`kinds.${kind}`))) })}</span>
      )}
      {strength && (
        <button type="button" className={ACTION} onClick={() => onCorrect(strength, 'brand')}>
          {t('line.partOfName', { text: strength.text })}
        </button>
      )}
      {brand && (
        <button type="button" className={ACTION} onClick={() => onCorrect(brand, 'generic')}>
          {t('line.asComposition', { text: brand.text })}
        </button>
      )}
      <button
        type="button"
        className={ACTION}
        aria-expanded={fieldsOpen}
        aria-controls={fieldsId}
        onClick={onFields}
      >
        {fieldsOpen ? t('fields.hide') : t('fields.show')}
      </button>
    </div>
  );
}

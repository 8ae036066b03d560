import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ShownCard } from '@/lib/display/card';
import { Tag } from '@/components/ui/tag';
import type { CardMark, CardMarks } from './card-differences';
import { MARK, MARK_REMOVED } from './mark-class';

/** Beyond these a board row says "+3 more"; the editor shows them all. */
const PAIRS_ON_ROW = 3;

interface CardExtrasProps {
  card: ShownCard;
  marks?: CardMarks | undefined;
  /** All pairs, in columns. */
  whole: boolean;
}

/** Labels and display_meta: what the partner and the desk want to be seen. */
export function CardExtras({ card, marks, whole }: CardExtrasProps) {
  const t = useTranslations('card');
  const shown = whole ? card.pairs : card.pairs.slice(0, PAIRS_ON_ROW);
  const removed = marks?.removed ?? [];
  const labels = [...card.labels, ...(marks?.removedLabels ?? [])];
  const more = card.pairs.length - shown.length;
  if (labels.length + shown.length + removed.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small @2xl:mt-0">
      {labels.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {labels.map((label) => (
            <LabelTag key={label} label={label} marks={marks} />
          ))}
        </span>
      )}
      {shown.length + removed.length > 0 && (
        <dl className={whole ? 'grid w-full grid-cols-2 gap-x-4 gap-y-1' : 'contents'}>
          {shown.map((pair) => (
            <Pair key={pair.key} pair={pair} mark={marks?.pairs.get(pair.key)} inColumn={whole} />
          ))}
          {removed.map((pair) => (
            <Pair key={`${pair.key} removed`} pair={pair} removed inColumn={whole} />
          ))}
        </dl>
      )}
      {more > 0 && <span className="text-ink-3">{t('more', { count: more })}</span>}
    </div>
  );
}

interface PairProps {
  pair: ShownCard['pairs'][number];
  mark?: CardMark | undefined;
  removed?: boolean;
  inColumn: boolean;
}

function Pair({ pair, mark, removed = false, inColumn }: PairProps) {
  const t = useTranslations('card');
  return (
    <div
      className={clsx(
        'flex min-w-0',
        inColumn ? '-mx-1 flex-wrap justify-between gap-x-2 rounded-[4px] px-1' : 'max-w-full gap-x-1',
        mark && MARK[mark.kind],
        removed && MARK_REMOVED,
      )}
    >
      <dt className={clsx('text-ink-3', !inColumn && 'shrink-0')}>{pair.label}</dt>{' '}
      <dd
        title={pair.value}
        className={clsx(
          'min-w-0',
          inColumn ? 'ml-auto text-right font-semibold wrap-anywhere' : 'truncate text-ink-2',
          removed && 'line-through',
        )}
      >
        {pair.value}
        {mark && <span className="sr-only"> {markWords(mark, t)}</span>}
        {removed && <span className="sr-only"> {t('removed')}</span>}
      </dd>
    </div>
  );
}

function markWords(mark: CardMark, t: ReturnType<typeof useTranslations<'card'>>): string {
  return mark.kind === 'added' ? t('added') : t('changedFrom', { was: mark.was });
}

function LabelTag({ label, marks }: { label: string; marks: CardMarks | undefined }) {
  const t = useTranslations('card');
  const added = marks?.addedLabels.includes(label);
  const removed = marks?.removedLabels.includes(label);
  return (
    <span className={clsx('rounded-[4px]', added && MARK.added, removed && ['line-through', MARK_REMOVED])}>
      <Tag>
        {label}
        {added && <span className="sr-only"> {t('added')}</span>}
        {removed && <span className="sr-only"> {t('removed')}</span>}
      </Tag>
    </span>
  );
}

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ShownCard } from '@/lib/display/card';
import type { CardMark, CardMarks } from './card-differences';
import { MARK, MARK_REMOVED } from './mark-class';

interface CardPairsListProps {
  pairs: ShownCard['pairs'];
  marks?: CardMarks | undefined;
}

/** The pairs of display_meta: in columns where there is room for little else, in a running line on a wide row. */
export function CardPairsList({ pairs, marks }: CardPairsListProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,150px),1fr))] gap-x-4 gap-y-1 text-small @2xl:flex @2xl:flex-wrap @2xl:gap-y-0">
      {pairs.map((pair) => (
        <Pair key={pair.key} pair={pair} mark={marks?.pairs.get(pair.key)} />
      ))}
      {marks?.removed.map((pair) => (
        <Pair key={`${pair.key} removed`} pair={pair} removed />
      ))}
    </dl>
  );
}

interface PairProps {
  pair: ShownCard['pairs'][number];
  mark?: CardMark | undefined;
  removed?: boolean;
}

function Pair({ pair, mark, removed = false }: PairProps) {
  const t = useTranslations('card');
  return (
    <div
      className={clsx(
        '-mx-1 flex min-w-0 flex-wrap justify-between gap-x-2 rounded-[4px] px-1 @2xl:flex-nowrap @2xl:justify-start @2xl:gap-x-1',
        mark && MARK[mark.kind],
        removed && MARK_REMOVED,
      )}
    >
      <dt className="text-ink-3 @2xl:shrink-0">{pair.label}</dt>
      <dd
        title={pair.value}
        className={clsx(
          'min-w-0 font-semibold wrap-anywhere @2xl:truncate @2xl:font-normal @2xl:text-ink-2',
          removed && 'line-through',
        )}
      >
        {pair.value}
        {(mark ?? removed) && <span className="sr-only"> {mark ? markWords(mark, t) : t('removed')}</span>}
      </dd>
    </div>
  );
}

function markWords(mark: CardMark, t: ReturnType<typeof useTranslations<'card'>>): string {
  return mark.kind === 'added' ? t('added') : t('changedFrom', { was: mark.was });
}

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ShownCard } from '@/lib/display/card';
import { StatusMark } from '@/components/queue/status-mark';
import { Tag } from '@/components/ui/tag';
import type { CardMarks, CardPart } from './card-differences';
import { CardPairsList } from './card-pairs-list';
import { MARK, MARK_REMOVED } from './mark-class';

/** Beyond these a board row says "+3 more"; the editor shows them all. */
export const PAIRS_ON_ROW = 4;

/** Columns on a wide row; token, name and status over the pairs where it is narrow. For the element around the card. */
export const CARD_GRID =
  'grid grid-cols-[36px_minmax(0,1fr)_auto_auto] items-start gap-x-3 gap-y-1.5 @2xl:grid-cols-[40px_48px_minmax(150px,1.15fr)_132px_minmax(120px,1fr)_60px_28px] @2xl:items-center @2xl:gap-y-0';

interface AppointmentCardProps {
  card: ShownCard;
  /** What differs from the stored card; without it nothing is marked. */
  marks?: CardMarks | undefined;
  /** Marks beside the name that the board knows, such as "same name today". */
  nameMark?: ReactNode;
  /** How long the patient has waited, in words. */
  waiting?: { words: string; long: boolean } | undefined;
  /** All pairs instead of the first few. */
  whole?: boolean | undefined;
  /** What can be done with it; a button or a menu. */
  action?: ReactNode;
  /** The cells stand in a row of a grid. */
  inRow?: boolean | undefined;
}

/** The appointment card: the board's row and the editor's preview are this one component. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { card, marks, waiting, action, inRow = false } = props;
  const cell = inRow ? { role: 'gridcell' as const } : {};
  return (
    <>
      <div {...cell} className="text-token font-[650] tracking-[-0.02em] @2xl:leading-6">
        <Marked part="token" card={card} marks={marks} empty="–" />
      </div>
      <div {...cell} className="hidden text-ink-2 @2xl:block">
        <Marked part="starts" card={card} marks={marks} />
      </div>
      <div {...cell} className="min-w-0">
        <Person {...props} />
      </div>
      <div {...cell}>
        <StatusMark status={card.status} />
      </div>
      <div {...cell} className="order-last col-span-full min-w-0 @2xl:order-none @2xl:col-span-1">
        <Pairs {...props} />
      </div>
      <div
        {...cell}
        className={clsx(
          'hidden text-right whitespace-nowrap @2xl:block',
          waiting?.long ? 'font-semibold text-alert' : 'text-ink-2',
        )}
      >
        {waiting?.words ?? '–'}
      </div>
      {action && (
        <div {...cell} className="-my-0.5 -mr-1">
          {action}
        </div>
      )}
    </>
  );
}

function Person({ card, marks, nameMark, waiting }: AppointmentCardProps) {
  const t = useTranslations('card');
  const who: CardPart[] = ['about', 'phone', 'doctor'];
  return (
    <>
      <b className="block truncate font-semibold">
        <Marked part="name" card={card} marks={marks} empty={t('noName')} />
      </b>
      <span className="flex flex-wrap gap-x-1 text-small text-ink-3">
        <Line parts={who} card={card} marks={marks} />
        {nameMark}
      </span>
      <span className="flex flex-wrap gap-x-1 text-small text-ink-3 @2xl:hidden">
        <Marked part="starts" card={card} marks={marks} />–
        <Marked part="ends" card={card} marks={marks} />
        {card.mode && (
          <>
            · <Marked part="mode" card={card} marks={marks} />
          </>
        )}
        {waiting && (
          <span className={clsx(waiting.long && 'font-semibold text-alert')}>· {waiting.words}</span>
        )}
      </span>
    </>
  );
}

function Line({ parts, card, marks }: Pick<AppointmentCardProps, 'card' | 'marks'> & { parts: CardPart[] }) {
  return parts
    .filter((part) => card[part] !== '')
    .map((part, place) => (
      <span key={part} className="min-w-0 wrap-anywhere">
        {place > 0 && '· '}
        <Marked part={part} card={card} marks={marks} />
      </span>
    ));
}

function Pairs({ card, marks, whole = false }: AppointmentCardProps) {
  const t = useTranslations('card');
  const shown = whole ? card.pairs : card.pairs.slice(0, PAIRS_ON_ROW);
  const more = card.pairs.length - shown.length;
  const labels = [...card.labels, ...(marks?.removedLabels ?? [])];
  return (
    <>
      {labels.length > 0 && (
        <span className="mb-1 flex flex-wrap gap-1 last:mb-0">
          {labels.map((label) => (
            <LabelTag key={label} label={label} marks={marks} />
          ))}
        </span>
      )}
      {(shown.length > 0 || marks?.removed.length) && <CardPairsList pairs={shown} marks={marks} />}
      {more > 0 && <span className="text-small text-ink-3">{t('more', { count: more })}</span>}
    </>
  );
}

function LabelTag({ label, marks }: { label: string; marks: CardMarks | undefined }) {
  const t = useTranslations('card');
  const added = marks?.addedLabels.includes(label);
  const removed = marks?.removedLabels.includes(label);
  return (
    <span className={clsx('rounded-[4px]', added && MARK.added, removed && ['line-through', MARK_REMOVED])}>
      <Tag>
        {label}
        {(added ?? removed) && <span className="sr-only"> {added ? t('added') : t('removed')}</span>}
      </Tag>
    </span>
  );
}

interface MarkedProps {
  part: CardPart;
  card: ShownCard;
  marks: CardMarks | undefined;
  /** Stands where there is nothing. */
  empty?: string;
}

function Marked({ part, card, marks, empty = '' }: MarkedProps) {
  const mark = marks?.parts[part];
  const words = card[part] || empty;
  return mark ? (
    <mark className={clsx('-mx-0.5 rounded-[4px] px-0.5 text-inherit', MARK[mark.kind])}>{words}</mark>
  ) : (
    words
  );
}

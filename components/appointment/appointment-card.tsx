import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { ShownCard } from '@/lib/display/card';
import { StatusMark } from '@/components/queue/status-mark';
import type { CardMarks, CardPart } from './card-differences';
import { CardExtras } from './card-extras';
import { MARK } from './mark-class';

/** For the element around the card: columns on a wide row; token, name and status over the rest where it is narrow. */
export const CARD_GRID = 'grid items-start gap-x-2.5 gap-y-0.5 @2xl:items-center @2xl:gap-x-3';
/** The columns of a card without an action, and of a row with one. */
export const CARD_COLUMNS = 'grid-cols-[36px_minmax(0,1fr)_auto]';
export const ROW_COLUMNS =
  'grid-cols-[36px_minmax(0,1fr)_auto_28px] @2xl:grid-cols-[36px_44px_minmax(140px,1.1fr)_104px_minmax(130px,1.3fr)_52px_28px]';

interface AppointmentCardProps {
  card: ShownCard;
  /** What differs from the stored card; without it nothing is marked. */
  marks?: CardMarks | undefined;
  /** Marks beside the name that the board knows, such as "same name today". */
  nameMark?: ReactNode;
  /** How long the patient has waited, in words. */
  waiting?: { words: string; long: boolean } | undefined;
  /** All pairs, in columns, instead of the first few in a running line. */
  whole?: boolean | undefined;
  /** What can be done with it; a button or a menu. */
  action?: ReactNode;
  /** The cells stand in a row of a grid. */
  inRow?: boolean | undefined;
}

/** The appointment card: the board's row and the editor's preview are this one component. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { card, marks, nameMark, waiting, whole = false, action, inRow = false } = props;
  const t = useTranslations('card');
  const cell = inRow ? { role: 'gridcell' as const } : {};
  return (
    <>
      <div {...cell} className="text-token font-[650] tracking-[-0.02em]">
        <Marked part="token" card={card} marks={marks} empty="–" />
      </div>
      <div
        {...cell}
        className="col-start-2 -col-end-1 row-start-2 text-small text-ink-3 @2xl:col-auto @2xl:row-auto @2xl:text-body @2xl:text-ink-2"
      >
        <When {...props} />
      </div>
      <div {...cell} className="min-w-0">
        <b className="block truncate font-semibold" title={card.name}>
          <Marked part="name" card={card} marks={marks} empty={t('noName')} />
        </b>
        <span className="block text-small text-ink-3">
          <Line parts={['about', 'phone']} card={card} marks={marks} />
          <span className="hidden @2xl:inline">
            <Line parts={['doctor']} card={card} marks={marks} after />
          </span>{' '}
          {nameMark}
        </span>
      </div>
      <div {...cell}>
        <StatusMark status={card.status} />
      </div>
      <div
        {...cell}
        className={clsx(
          '-col-end-1 row-start-3 min-w-0 @2xl:col-auto @2xl:row-auto',
          whole ? 'col-start-1' : 'col-start-2',
        )}
      >
        <CardExtras card={card} marks={marks} whole={whole} />
      </div>
      <div {...cell} className={clsx('hidden text-right whitespace-nowrap @2xl:block', waitClass(waiting))}>
        {waiting?.words ?? '–'}
      </div>
      {action && (
        <div {...cell} className="-mt-0.5 -mr-2 @2xl:mt-0">
          {action}
        </div>
      )}
    </>
  );
}

/** Only the start where there is a column for it; with doctor, end, mode and waiting where it is a line of its own. */
function When({ card, marks, waiting }: AppointmentCardProps) {
  return (
    <>
      <span className="@2xl:hidden">
        <Line parts={['doctor']} card={card} marks={marks} />
        {card.doctor && ' · '}
      </span>
      <Marked part="starts" card={card} marks={marks} />
      <span className="@2xl:hidden">
        –<Marked part="ends" card={card} marks={marks} />
        <Line parts={['mode']} card={card} marks={marks} after />
        {waiting && (
          <>
            {' · '}
            <span className={waitClass(waiting)}>{waiting.words}</span>
          </>
        )}
      </span>
    </>
  );
}

function waitClass(waiting: AppointmentCardProps['waiting']): string {
  return waiting?.long ? 'font-semibold text-alert' : 'text-ink-2';
}

interface LineProps extends Pick<AppointmentCardProps, 'card' | 'marks'> {
  parts: readonly CardPart[];
  /** Something stands before it. */
  after?: boolean;
}

/** What is known of these parts, with dots between. */
function Line({ parts, card, marks, after = false }: LineProps) {
  return parts
    .filter((part) => card[part] !== '')
    .map((part, place) => (
      <Fragment key={part}>
        {(place > 0 || after) && ' · '}
        <Marked part={part} card={card} marks={marks} />
      </Fragment>
    ));
}

interface MarkedProps extends Pick<AppointmentCardProps, 'card' | 'marks'> {
  part: CardPart;
  /** Stands where there is nothing. */
  empty?: string;
}

function Marked({ part, card, marks, empty = '' }: MarkedProps) {
  const mark = marks?.parts[part];
  const words = card[part] || empty;
  if (!mark) return words;
  return <mark className={clsx('-mx-0.5 rounded-[4px] px-0.5 text-inherit', MARK[mark.kind])}>{words}</mark>;
}

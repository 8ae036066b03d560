'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { LONG_WAIT_MINUTES, minutesSince } from '@/lib/display/clock';
import { statusFacts } from '@/lib/display/status';
import { AppointmentCard, CARD_GRID, ROW_COLUMNS } from '@/components/appointment/appointment-card';
import { Row } from '@/components/ui/row';
import { Tag } from '@/components/ui/tag';
import type { BoardRowView, DeskMove } from './board-view';
import { RowMenu } from './row-menu';

interface BoardRowProps {
  row: BoardRowView;
  /** Epoch seconds. */
  now: number;
  /** The state that was asked for and is not confirmed yet. */
  asked: DeskMove | undefined;
  /** Why the last move of this row was not made. */
  problem: string | undefined;
  onMove: (row: BoardRowView, to: DeskMove) => void;
  onOpen: (id: string) => void;
  onOpenPage: (id: string) => void;
}

/** One appointment on the board: its card, how long the patient has waited, and what can be done. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, now, asked, problem, onMove, onOpen, onOpenPage } = props;
  const t = useTranslations('board');
  const words = useTranslations('display');
  const status = statusFacts({ ...row, status: asked ?? row.status }, now);
  const card = { ...row.card, status: { ...status, word: words(`status.${status.word}`) } };
  return (
    <Row id={row.id} className={clsx(CARD_GRID, ROW_COLUMNS, asked && 'opacity-60')}>
      <AppointmentCard
        inRow
        card={card}
        waiting={
          asked === undefined ? waitingOf(row, now, (count) => words('minutes', { count })) : undefined
        }
        nameMark={row.same_name && <Tag tone="info">{t('sameName')}</Tag>}
        action={
          <RowMenu
            row={row}
            onMove={(to) => onMove(row, to)}
            onOpen={() => onOpen(row.id)}
            onOpenPage={() => onOpenPage(row.id)}
          />
        }
      />
      {problem && (
        <p role="gridcell" className="order-last col-span-full text-small font-medium text-alert">
          {problem}
        </p>
      )}
    </Row>
  );
});

function waitingOf({ waiting_since: since }: BoardRowView, now: number, say: (count: number) => string) {
  if (since === null) return undefined;
  const minutes = minutesSince(since, now);
  return { words: say(minutes), long: minutes >= LONG_WAIT_MINUTES };
}

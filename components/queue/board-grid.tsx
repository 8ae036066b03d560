'use client';
import { useTranslations } from 'next-intl';
import { RowGrid } from '@/components/ui/row-grid';
import { RowSection } from '@/components/ui/row';
import { BoardRow } from './board-row';
import type { BoardRowView, BoardView } from './board-view';
import type { Moves } from './use-moves';

interface BoardGridProps {
  sections: BoardView['sections'];
  /** Epoch seconds. */
  now: number;
  openId: string | null;
  moves: Moves;
  onOpen: (id: string) => void;
  onOpenPage: (id: string) => void;
}

/** The sections of the day, one row for each appointment; empty sections are left out. */
export function BoardGrid({ sections, now, openId, moves, onOpen, onOpenPage }: BoardGridProps) {
  const t = useTranslations('board');
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const rowIds = filled.flatMap(({ rows }) => rows.map(({ id }) => id));
  const rowOf = (row: BoardRowView) => (
    <BoardRow
      key={row.id}
      row={row}
      now={now}
      asked={moves.asked.get(row.id)}
      problem={moves.problems.get(row.id)}
      onMove={moves.move}
      onOpen={onOpen}
      onOpenPage={onOpenPage}
    />
  );
  return (
    <div className="@container">
      <RowGrid label={t('queue')} rowIds={rowIds} selectedId={openId} onOpen={onOpen}>
        {filled.map(({ name, rows }) => (
          <RowSection key={name} title={t(`sections.${name}`)} note={rows.length}>
            {rows.map(rowOf)}
          </RowSection>
        ))}
      </RowGrid>
    </div>
  );
}

'use client';
import {
  ArrowRight,
  Ban,
  CalendarClock,
  Check,
  CheckCheck,
  Clock,
  EllipsisVertical,
  ExternalLink,
  type LucideIcon,
  Pause,
  Pencil,
  UserX,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuButton } from '@/components/ui/menu-button';
import type { BoardRowView, DeskMove } from './board-view';
import { movesFrom } from './moves';

const ICON: Record<DeskMove, LucideIcon> = {
  CK: Clock,
  OG: ArrowRight,
  CM: CheckCheck,
  CMNP: Check,
  PA: Pause,
  BK: CalendarClock,
  AB: Ban,
  NS: UserX,
  CN: X,
};

interface RowMenuProps {
  row: BoardRowView;
  onMove: (to: DeskMove) => void;
  onOpen: () => void;
  onOpenPage: () => void;
}

/** What can be done with one appointment: the moves that its state allows, and its editor. */
export function RowMenu({ row, onMove, onOpen, onOpenPage }: RowMenuProps) {
  const t = useTranslations('board');
  const moves = movesFrom(row.status);
  const act = (id: string) => {
    const to = moves.find((move) => move === id);
    if (to) onMove(to);
    else if (id === 'edit') onOpen();
    else onOpenPage();
  };
  return (
    <MenuButton
      label={t('actions', { name: row.card.name })}
      iconOnly
      align="end"
      tabIndex={-1}
      className="grid size-7 place-items-center rounded-small text-ink-3 hover:bg-sunken hover:text-ink aria-expanded:bg-sunken"
      sections={[
        {
          id: 'moves',
          title: t('moveTo'),
          items: moves.map((to) => ({
            id: to,
            label: to === 'CK' && row.status !== 'BK' ? t('moves.backToQueue') : t(`moves.${to}`),
            icon: ICON[to],
            danger: to === 'CN',
          })),
        },
        {
          id: 'open',
          title: t('look'),
          items: [
            { id: 'edit', label: t('edit'), icon: Pencil, hint: t('enterKey') },
            { id: 'page', label: t('openPage'), icon: ExternalLink },
          ],
        },
      ].filter((section) => section.items.length > 0)}
      onAction={act}
    >
      <EllipsisVertical aria-hidden="true" size={16} />
    </MenuButton>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { LiveMark } from '@/components/ui/live-mark';
import { useBoardNews, useOnBoard } from './board-news';

/** How fresh the board is, in the top bar. */
export function BoardLive() {
  const t = useTranslations('board.live');
  const onBoard = useOnBoard();
  const freshness = useBoardNews()?.freshness ?? { state: 'live' };
  if (!onBoard) return null;
  return (
    <LiveMark state={freshness.state}>
      {freshness.state === 'live' ? t('live') : t(freshness.state, { at: freshness.at })}
    </LiveMark>
  );
}

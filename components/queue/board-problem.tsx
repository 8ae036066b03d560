'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorState, ForbiddenState } from '@/components/ui/state-screen';
import { goTo } from './board-address';
import type { BoardTrouble } from './board-view';

/** There is no board to show: why, and what to do next. */
export function BoardProblem({ trouble, onRetry }: { trouble: BoardTrouble; onRetry: () => void }) {
  const t = useTranslations('board.problem');
  if (trouble === 'forbidden') {
    return (
      <ForbiddenState
        title={t('forbiddenTitle')}
        action={<Button onClick={() => goTo({ clinic: null, doctor: null })}>{t('ownClinic')}</Button>}
      >
        {t('forbidden')}
      </ForbiddenState>
    );
  }
  return (
    <ErrorState title={t('failedTitle')} action={<Button onClick={onRetry}>{t('again')}</Button>}>
      {t('failed')}
    </ErrorState>
  );
}

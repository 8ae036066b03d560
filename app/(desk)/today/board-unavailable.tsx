import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { PageFailed } from '@/components/ui/page-failed';
import { ForbiddenState } from '@/components/ui/state-screen';

/** The page came without a board: a clinic that is not this person's, or a service that does not answer. */
export function BoardUnavailable({ trouble }: { trouble: 'forbidden' | 'failed' }) {
  const t = useTranslations('board.problem');
  // A plain link: it asks the server for the whole page again.
  if (trouble === 'forbidden') {
    return (
      <ForbiddenState
        level={1}
        title={t('forbiddenTitle')}
        action={
          <a href="/today" className={buttonClass('primary')}>
            {t('ownClinic')}
          </a>
        }
      >
        {t('forbidden')}
      </ForbiddenState>
    );
  }
  return (
    <PageFailed title={t('failedTitle')} again={t('again')}>
      {t('failed')}
    </PageFailed>
  );
}

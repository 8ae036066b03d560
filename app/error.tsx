'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ErrorState } from '@/components/ui/state-screen';

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** Shown in place of a page that failed. The way home is a plain link: a fresh start, and no router script here. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const t = useTranslations('problem.failed');
  return (
    <ErrorState
      level={1}
      title={t('title')}
      action={
        <>
          <Button variant="primary" onClick={retry}>
            {t('again')}
          </Button>
          <a href="/today" className={buttonClass('normal')}>
            {t('home')}
          </a>
        </>
      }
    >
      {error.digest ? t('body', { digest: error.digest }) : t('bodyPlain')}
    </ErrorState>
  );
}

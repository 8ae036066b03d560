'use client';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/**
 * Shown in place of a page that failed. The way home is a plain link: a fresh start.
 * Every page carries this script beside its own, so it draws itself without our components.
 */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const t = useTranslations('problem.failed');
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-14 text-center">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-full bg-alert-soft text-lead font-semibold text-alert"
      >
        !
      </span>
      <h1 className="text-lead font-semibold">{t('title')}</h1>
      <p className="text-balance text-ink-2">
        {error.digest ? t('body', { digest: error.digest }) : t('bodyPlain')}
      </p>
      <p className="mt-1 flex flex-wrap justify-center gap-2">
        <button type="button" onClick={retry} className={buttonClass('primary')}>
          {t('again')}
        </button>
        <a href="/today" className={buttonClass('normal')}>
          {t('home')}
        </a>
      </p>
    </div>
  );
}

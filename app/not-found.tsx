import { MapPinOff } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/state-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('problem.notFound');
  return { title: t('title') };
}

export default async function NotFound() {
  const t = await getTranslations('problem.notFound');
  return (
    <main className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        level={1}
        icon={MapPinOff}
        title={t('title')}
        action={
          <a href="/today" className={buttonClass('primary')}>
            {t('action')}
          </a>
        }
      >
        {t('body')}
      </EmptyState>
    </main>
  );
}

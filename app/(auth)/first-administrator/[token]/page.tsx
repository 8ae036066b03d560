import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FirstAdministratorForm } from '@/components/staff/first-administrator-form';
import { LinkOver } from '@/components/staff/link-over';
import { Card } from '@/components/ui/card';
import { firstAdministratorLinkWorks } from '@/lib/desk/sign-in/first-administrator';
import { SHORTEST_PASSWORD } from '@/lib/desk/sign-in/password-rule';
import { createAdministrator } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('firstAdministrator'))('title') };
}

interface FirstAdministratorPageProps {
  params: Promise<{ token: string }>;
}

export default async function FirstAdministratorPage({ params }: FirstAdministratorPageProps) {
  const { token } = await params;
  const t = await getTranslations('firstAdministrator');
  if (!(await firstAdministratorLinkWorks(token))) {
    return (
      <LinkOver title={t('overTitle')} toSignIn={t('toSignIn')}>
        {t('over')}
      </LinkOver>
    );
  }
  return (
    <Card className="p-6">
      <h1 className="text-title font-[650] tracking-[-0.015em]">{t('title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('lead')}</p>
      <FirstAdministratorForm token={token} shortest={SHORTEST_PASSWORD} action={createAdministrator} />
    </Card>
  );
}

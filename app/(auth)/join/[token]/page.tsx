import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JoinForm } from '@/components/staff/join-form';
import { LinkOver } from '@/components/staff/link-over';
import { Card } from '@/components/ui/card';
import { SHORTEST_PASSWORD } from '@/lib/desk/sign-in/password-rule';
import { whoJoins } from '@/lib/desk/staff/join';
import { choosePassword } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('join'))('title') };
}

interface JoinPageProps {
  params: Promise<{ token: string }>;
}

/** Where a person of the staff chooses a password; the token of the link is the whole right to do it. */
export default async function JoinPage({ params }: JoinPageProps) {
  const { token } = await params;
  const t = await getTranslations('join');
  const person = await whoJoins(token);
  if (!person) {
    return (
      <LinkOver title={t('overTitle')} toSignIn={t('toSignIn')}>
        {t('over')}
      </LinkOver>
    );
  }
  return (
    <Card className="p-6">
      <h1 className="text-title font-[650] tracking-[-0.015em]">{t('greeting', { name: person.name })}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('lead')}</p>
      <JoinForm token={token} email={person.email} shortest={SHORTEST_PASSWORD} action={choosePassword} />
    </Card>
  );
}

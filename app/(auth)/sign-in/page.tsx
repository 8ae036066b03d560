import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { SignInForm } from '@/components/session/sign-in-form';
import { Card } from '@/components/ui/card';
import { readSession } from '@/lib/desk/sessions/read-session';
import { returnPath } from '@/lib/desk/sign-in/return-path';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('title') };
}

/** What a form without script was answered; anything else in the address is not a problem. */
const problemSchema = z
  .enum(['wrong', 'disabled', 'throttled', 'incomplete', 'step-over'])
  .optional()
  .catch(undefined);

interface SignInPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next, problem } = await searchParams;
  const path = returnPath(next);
  if (await readSession(await headers(), 'look')) redirect(path);
  const t = await getTranslations('signIn');
  return (
    <>
      <Card className="p-6">
        <h1 className="text-title font-[650] tracking-[-0.015em]">{t('title')}</h1>
        <p className="mt-1 mb-5 text-balance text-ink-2">{t('lead')}</p>
        <SignInForm next={path} problem={problemSchema.parse(problem)} />
      </Card>
      <p className="mt-4 text-center text-small text-balance text-ink-3">{t('help')}</p>
    </>
  );
}

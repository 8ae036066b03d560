import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { SecondStep } from '@/components/session/second-step';
import { Card } from '@/components/ui/card';
import { returnPath, signInPath } from '@/lib/desk/sign-in/return-path';
import { awaitsSecondStep } from '@/lib/desk/sign-in/second-step';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('secondFactor'))('stepTitle') };
}

/** What a form without script was answered; anything else in the address is not a problem. */
const problemSchema = z.enum(['wrong-code', 'throttled']).optional().catch(undefined);

interface SecondStepPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Between the password and the desk: the code. Says nothing about the person. */
export default async function SecondStepPage({ searchParams }: SecondStepPageProps) {
  const { next, problem } = await searchParams;
  const path = returnPath(next);
  if (!(await awaitsSecondStep(await headers()))) redirect(signInPath(path));
  const t = await getTranslations('secondFactor');
  return (
    <>
      <Card className="p-6">
        <h1 className="text-title font-[650] tracking-[-0.015em]">{t('stepTitle')}</h1>
        <p className="mt-1 mb-5 text-ink-2">{t('stepLead')}</p>
        <SecondStep next={path} problem={problemSchema.parse(problem)} />
      </Card>
      <p className="mt-4 text-center text-small text-balance text-ink-3">{t('stepHelp')}</p>
    </>
  );
}

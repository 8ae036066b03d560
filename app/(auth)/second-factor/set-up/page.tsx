import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { QrCode } from '@/components/second-factor/qr-code';
import { SetUp } from '@/components/second-factor/set-up';
import { Card } from '@/components/ui/card';
import { requireSignedIn } from '@/lib/desk/actor';
import { secondFactorOf } from '@/lib/desk/second-factor/set-up';
import { returnPath } from '@/lib/desk/sign-in/return-path';
import { beginSecondFactor, confirmSecondFactor } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('secondFactor'))('setUpTitle') };
}

interface SetUpPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where a person sets up the second factor: by choice from the account, or because nothing else is open before. */
export default async function SetUpPage({ searchParams }: SetUpPageProps) {
  const { actor, setUpFirst } = await requireSignedIn();
  const t = await getTranslations('secondFactor');
  const state = await secondFactorOf(actor);
  const { next } = await searchParams;
  return (
    <Card className="p-6">
      <h1 className="text-title font-[650] tracking-[-0.015em]">{t('setUpTitle')}</h1>
      <SetUp
        stage={state.kind}
        appKey={state.kind === 'setting-up' ? state.app.key : null}
        qr={state.kind === 'setting-up' && <QrCode text={state.app.address} label={t('qrLabel')} />}
        owed={setUpFirst}
        next={setUpFirst || next !== undefined ? returnPath(next) : '/account'}
        begin={beginSecondFactor}
        confirm={confirmSecondFactor}
      />
    </Card>
  );
}

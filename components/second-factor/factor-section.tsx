'use client';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Box } from '@/components/ui/card';
import { Tag } from '@/components/ui/tag';
import { CodeDialog, type FactorActions } from './code-dialog';

interface FactorSectionProps {
  /** Moments are epoch milliseconds; null = it is off */
  on: { since: number; codesLeft: number } | null;
  actions: FactorActions;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: DEFAULT_TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The second factor in one's account: on or off, and the way to change that. */
export function FactorSection({ on, actions }: FactorSectionProps) {
  const t = useTranslations('secondFactor');
  const [asking, setAsking] = useState<'off' | 'codes' | null>(null);
  const Icon = on ? ShieldCheck : ShieldOff;
  return (
    <section aria-labelledby="second-factor-title" className="mb-8">
      <h2 id="second-factor-title" className="mb-3 text-lead font-semibold">
        {t('title')}
      </h2>
      <Box className="flex flex-wrap items-center gap-x-3 gap-y-3 px-4 py-3">
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {t('app')}
            <Tag tone={on ? 'now' : 'wait'}>{t(on ? 'on' : 'off')}</Tag>
          </p>
          <p className="text-small text-ink-3">
            {on
              ? t('onFacts', {
                  since: DAY.format(on.since),
                  codes: on.codesLeft,
                })
              : t('offLead')}
          </p>
        </div>
        {on ? (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setAsking('codes')}>
              {t('newCodes')}
            </Button>
            <Button size="small" onClick={() => setAsking('off')}>
              {t('switchOff')}
            </Button>
          </div>
        ) : (
          <a href="/second-factor/set-up" className={buttonClass('normal', 'small')}>
            {t('setUp')}
          </a>
        )}
      </Box>
      {asking && <CodeDialog wanted={asking} actions={actions} onClose={() => setAsking(null)} />}
    </section>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { InlineAlert } from '@/components/ui/inline-alert';

export type ChainCheckResult =
  | { kind: 'whole'; lines: number }
  | { kind: 'broken'; seq: string; reason: 'missing' | 'not linked' | 'changed' }
  | { kind: 'forbidden' };

interface ChainCheckProps {
  check: () => Promise<ChainCheckResult | { kind: 'signed-out' }>;
}

/** Walks the chain of the log when asked, and says whether it is whole or where it breaks. */
export function ChainCheck({ check }: ChainCheckProps) {
  const t = useTranslations('audit');
  const service = useTranslations('service');
  const [result, setResult] = useState<ChainCheckResult | 'failed' | null>(null);
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    setResult(await attempt(check).catch(() => 'failed' as const));
    setPending(false);
  };
  const say = (): string => {
    if (result === 'failed' || result === null) return service('unreachable');
    if (result.kind === 'whole') return t('whole', { lines: result.lines });
    if (result.kind === 'forbidden') return t('forbidden');
    const reason = result.reason === 'not linked' ? 'notLinked' : result.reason;
    return t(`broken.${reason}`, { seq: result.seq });
  };
  const good = result !== null && result !== 'failed' && result.kind === 'whole';
  return (
    <>
      <Button pending={pending} onClick={() => void run()}>
        {t('check')}
      </Button>
      {result && (
        <InlineAlert tone={good ? 'good' : 'error'} live="status" className="basis-full">
          {say()}
        </InlineAlert>
      )}
    </>
  );
}

'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ReceiptBox } from './receipt-box';
import { RetryButton } from './retry-button';
import type { UploadLine } from './upload-line';
import type { UploadQueue } from './upload-queue';

interface UploadRowProps {
  line: UploadLine;
  paused: boolean;
  when: (moment: number) => string;
  queue: UploadQueue;
}

/** One file on its way: how far it is in a word, and why it is not taken in a sentence. */
export const UploadRow = memo(function UploadRow({ line, paused, when, queue }: UploadRowProps) {
  const t = useTranslations('documents');
  const { state, name, size } = line;
  const bad = state.kind === 'refused' || state.kind === 'broken';
  const settled = state.kind === 'stored' || state.kind === 'refused';
  return (
    <li tabIndex={-1} className="border-b border-line py-2.5 last:border-b-0">
      <div className="flex items-center gap-2">
        <b className="min-w-0 flex-1 truncate font-semibold">{name}</b>
        <span className={clsx('text-small', bad ? 'text-alert' : 'text-ink-2')}>
          <StateWord line={line} paused={paused} />
        </span>
        {state.kind === 'broken' && <RetryButton name={name} onRetry={() => queue.retry(line.id)} />}
        <Button
          size="small"
          variant="ghost"
          onClick={() => queue.cancel(line.id)}
          aria-label={t(settled ? 'removeOf' : 'cancelOf', { name })}
        >
          {t(settled ? 'remove' : 'cancel')}
        </Button>
      </div>
      {(state.kind === 'sending' || state.kind === 'broken') && (
        <div className="mt-2">
          <ProgressBar
            label={t('sendingOf', { name })}
            value={size === 0 ? 0 : state.received / size}
            tone={state.kind === 'broken' || paused ? 'wait' : 'accent'}
          />
        </div>
      )}
      {state.kind === 'refused' && (
        <p className="mt-1 text-small text-ink-2">{t(`refused.${state.reason}`)}</p>
      )}
      {state.kind === 'stored' && state.again && (
        <p className="mt-1 text-small text-ink-2">{t('again', { at: when(state.receipt.stored_at) })}</p>
      )}
      {state.kind === 'stored' && (
        <details className="mt-1 text-small">
          <summary className="w-fit cursor-pointer rounded-small font-semibold text-accent">
            {t('showReceipt')}
          </summary>
          <ReceiptBox receipt={state.receipt} when={when} />
        </details>
      )}
    </li>
  );
});

function StateWord({ line: { state, size }, paused }: { line: UploadLine; paused: boolean }) {
  const t = useTranslations('documents.state');
  if (state.kind === 'stored') return t(state.receipt.check === 'same' ? 'readable' : 'stored');
  if (state.kind === 'refused') return t('refused');
  if (state.kind === 'broken') return <Broken at={state.at} />;
  if (paused) return t('paused');
  if (state.kind === 'sending') {
    return t('sending', { percent: size === 0 ? 0 : Math.floor((state.received / size) * 100) });
  }
  return t(state.kind);
}

/** Counts the seconds to the next try. */
function Broken({ at }: { at: number }) {
  const t = useTranslations('documents.state');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return t('broken', { seconds: Math.max(0, Math.ceil((at - now) / 1000)) });
}

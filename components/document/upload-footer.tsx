'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { announce } from '@/components/ui/announcer';
import { Button } from '@/components/ui/button';
import { PanelFooter } from '@/components/ui/panel-parts';
import { isSettled } from './upload-line';
import type { UploadQueue } from './upload-queue';
import { useUploadLines } from './use-uploads';

interface UploadFooterProps {
  queue: UploadQueue;
  onClose: () => void;
}

/** How many files are stored, and holding all of them back for a while. */
export function UploadFooter({ queue, onClose }: UploadFooterProps) {
  const t = useTranslations('documents');
  const { lines, paused } = useUploadLines(queue);
  const count = lines.length;
  const stored = lines.filter(({ state }) => state.kind === 'stored').length;
  const refused = lines.filter(({ state }) => state.kind === 'refused').length;
  const busy = lines.some((line) => !isSettled(line));
  const over = count > 0 && !busy;
  useEffect(() => {
    // Once, when nothing is on its way any more.
    if (over) announce(t('spoken', { stored, refused }));
  }, [over, stored, refused, t]);
  return (
    <PanelFooter note={count > 0 && t('storedOf', { stored, count })}>
      {busy && (
        <Button onClick={() => (paused ? queue.resume() : queue.pause())}>
          {t(paused ? 'resume' : 'pause')}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {t('done')}
      </Button>
    </PanelFooter>
  );
}

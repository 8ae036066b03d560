'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import type { Shown } from './keys-view';

interface SecretDialogProps {
  shown: Shown;
  onClose: () => void;
}

/** What was made, with its secret. It is shown once: nobody can look it up again. */
export function SecretDialog({ shown: { about, values }, onClose }: SecretDialogProps) {
  const t = useTranslations('keys');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(values.map(({ label, value }) => `${label}: ${value}`).join('\n'));
    setCopied(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t(`made.${about}`)}
      actions={
        <>
          <Button onClick={onClose}>{t('done')}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </>
      }
    >
      <p className="mb-3">{t('onceOnly')}</p>
      <div className="space-y-3">
        {values.map(({ label, value }) => (
          <TextField
            key={label}
            id={`made-${label}`}
            label={t(`values.${label}`)}
            value={value}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      <p role="status" className="mt-2 min-h-5 text-small text-ink-3">
        {copied && t('copied')}
      </p>
    </Dialog>
  );
}

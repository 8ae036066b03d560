'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';

interface LinkDialogProps {
  name: string;
  address: string;
  onClose: () => void;
}

/** The link to hand over. It is shown once: nobody can look it up again. */
export function LinkDialog({ name, address, onClose }: LinkDialogProps) {
  const t = useTranslations('staff');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('linkTitle', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('done')}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
        </>
      }
    >
      <p className="mb-3">{t('linkLead', { name })}</p>
      <TextField
        label={t('link')}
        id="staff-link"
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status" className="mt-2 min-h-5 text-small text-ink-3">
        {copied && t('copied')}
      </p>
    </Dialog>
  );
}

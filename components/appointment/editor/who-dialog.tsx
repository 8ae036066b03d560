'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface WhoDialogProps {
  /** The name as it is stored. */
  name: string;
  onCorrection: () => void;
  onOtherPerson: () => void;
  onClose: () => void;
}

/** Name and age (or sex) change together: a misspelling, or somebody else on the wrong appointment? */
export function WhoDialog({ name, onCorrection, onOtherPerson, onClose }: WhoDialogProps) {
  const t = useTranslations('appointment.who');
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('title', { name })}
      actions={
        <>
          <Button autoFocus onClick={onOtherPerson}>
            {t('other')}
          </Button>
          <Button variant="primary" onClick={onCorrection}>
            {t('correction')}
          </Button>
        </>
      }
    >
      <p>{t('body', { name })}</p>
      <p className="mt-2">{t('otherHelp', { name })}</p>
    </Dialog>
  );
}

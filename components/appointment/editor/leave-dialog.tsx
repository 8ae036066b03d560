'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface LeaveDialogProps {
  /** How many changes would be lost. */
  count: number;
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asked before unsaved work is left. */
export function LeaveDialog({ count, onStay, onDiscard, onSave }: LeaveDialogProps) {
  const t = useTranslations('appointment.leave');
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onStay}
      title={t('title')}
      actions={
        <>
          <Button variant="ghost" autoFocus onClick={onStay}>
            {t('stay')}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button variant="primary" onClick={onSave}>
            {t('save')}
          </Button>
        </>
      }
    >
      {t('body', { count })}
    </Dialog>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface ConfirmDialogProps {
  title: string;
  /** What stops working, and for whom. */
  children: string;
  /** The button that does it. */
  action: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** For what cannot be taken back: says what stops working before it does. */
export function ConfirmDialog({ title, children, action, onConfirmed, onClose }: ConfirmDialogProps) {
  const t = useTranslations('keys');
  const go = () => {
    onClose();
    onConfirmed();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" onClick={go}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

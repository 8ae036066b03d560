'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { sendSignOut } from './session-requests';
import { useCountdown } from './use-countdown';

interface WarningDialogProps {
  endsAt: number;
  /** It cannot be kept alive: a new sign-in is needed. */
  final: boolean;
  onStay: () => void;
  onLater: () => void;
  onSignIn: () => void;
}

/** Two minutes before the end (WCAG 2.2.1): one key press is enough to go on. */
export function WarningDialog({ endsAt, final, onStay, onLater, onSignIn }: WarningDialogProps) {
  const t = useTranslations('session');
  const time = useCountdown(endsAt);
  return (
    <Dialog
      open
      role="alertdialog"
      title={t(final ? 'warningEndTitle' : 'warningTitle')}
      onClose={final ? onLater : onStay}
      actions={
        final ? (
          <>
            <Button variant="ghost" onClick={onLater}>
              {t('later')}
            </Button>
            <Button variant="primary" autoFocus onClick={onSignIn}>
              {t('again')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={() => void sendSignOut()}>
              {t('signOut')}
            </Button>
            <Button variant="primary" autoFocus onClick={onStay}>
              {t('stay')}
            </Button>
          </>
        )
      }
    >
      <p>
        {t.rich(final ? 'warningEnd' : 'warningIdle', {
          // Read out once with the dialog, not every second.
          time: () => (
            <span role="timer" aria-live="off" className="font-semibold text-ink">
              {time}
            </span>
          ),
        })}
      </p>
    </Dialog>
  );
}

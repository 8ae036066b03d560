'use client';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface SamePersonDialogProps {
  /** The name as it is stored. */
  name: string;
  /** Somebody else of the new name on this phone. */
  known: { patient_id: string; name: string } | null;
  onCorrection: () => void;
  onOtherPerson: () => void;
  onClose: () => void;
}

/** Were the details written wrongly, or has somebody else come? Nothing is stored until a person says. */
export function SamePersonDialog({
  name,
  known,
  onCorrection,
  onOtherPerson,
  onClose,
}: SamePersonDialogProps) {
  const t = useTranslations('patient.who');
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('title', { name })}
      actions={
        <>
          {known ? (
            <a href={`/patients/${encodeURIComponent(known.patient_id)}`} className={buttonClass()}>
              {t('openKnown', { name: known.name })}
            </a>
          ) : (
            <Button autoFocus onClick={onOtherPerson}>
              {t('other')}
            </Button>
          )}
          <Button variant="primary" onClick={onCorrection}>
            {t('correction')}
          </Button>
        </>
      }
    >
      <p>{known ? t('known', { name, known: known.name }) : t('several', { name })}</p>
      <p className="mt-2">{t('help', { name })}</p>
    </Dialog>
  );
}

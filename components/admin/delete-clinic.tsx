'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { InlineAlert } from '@/components/ui/inline-alert';
import { TextField } from '@/components/ui/text-field';
import type { ClinicRow } from './clinic-list';

export type Impact = {
  kind: 'ok';
  name: string;
  queue: number;
  future: number;
  doctorsLeft: string[];
  reminders: number;
};
type SignedOut = { kind: 'signed-out' };
type Trouble = { kind: 'gone' | 'forbidden' | 'unreachable' | 'refused' | 'invalid' };
export type Removed = { kind: 'ok' | 'other-name' } | Trouble;
export type DeletionActions = {
  impact: (id: string) => Promise<Impact | Trouble | SignedOut>;
  remove: (id: string, typedName: string) => Promise<Removed | SignedOut>;
};

interface DeleteClinicProps {
  clinic: ClinicRow;
  impact: DeletionActions['impact'];
  onClose: () => void;
  onConfirmed: () => void;
}

/** What the deletion strands, in a sentence and a list; then the name to type. */
export function DeleteClinic({ clinic, impact, onClose, onConfirmed }: DeleteClinicProps) {
  const t = useTranslations('clinics');
  const [found, setFound] = useState<Impact | Trouble | null>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    let shown = true;
    void attempt(() => impact(clinic.id))
      .catch((): Trouble => ({ kind: 'unreachable' }))
      .then((answer) => shown && setFound(answer));
    return () => {
      shown = false;
    };
  }, [clinic.id, impact]);
  const known = found?.kind === 'ok' ? found : null;
  const matches = typed.trim() === clinic.name.trim();
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('deleteTitle', { name: clinic.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" disabled={!known || !matches} onClick={onConfirmed}>
            {t('deleteNow')}
          </Button>
        </>
      }
    >
      {found === null && <p role="status">{t('looking')}</p>}
      {found !== null && found.kind !== 'ok' && (
        <InlineAlert tone="error" live="alert">
          {t(`problem.${found.kind === 'gone' ? 'gone' : 'impact'}`)}
        </InlineAlert>
      )}
      {known && (
        <>
          <p className="text-ink">{t('impact', { queue: known.queue, future: known.future })}</p>
          <ul className="mt-2 mb-4 list-disc pl-5">
            <li>{t('impactQueue', { count: known.queue })}</li>
            <li>{t('impactFuture', { count: known.future })}</li>
            <li>
              {t('impactDoctors', { count: known.doctorsLeft.length })}
              {known.doctorsLeft.length > 0 && `: ${known.doctorsLeft.join(', ')}`}
            </li>
            <li>{t('impactReminders', { count: known.reminders })}</li>
          </ul>
          <TextField
            label={t('typeName', { name: clinic.name })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </Dialog>
  );
}

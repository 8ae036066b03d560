'use client';
// Giving a document of the tray to a patient, and taking it back.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FoundView } from '@/components/patient/find/found-view';
import { attempt } from '@/components/session/signed-in';
import { showToast } from '@/components/ui/toast-queue';
import type { GiveAnswer, TrayActions, TrayDocumentView } from './tray-view';

type GivingOptions = {
  actions: TrayActions;
  leaveOut: (id: string) => void;
  refresh: () => void;
  onGiven: () => void;
};

/** `last` is whom the document before was given to: the next page of a pile is often theirs. */
export function useGiving({ actions, leaveOut, refresh, onGiven }: GivingOptions) {
  const t = useTranslations('tray');
  const [last, setLast] = useState<FoundView | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Exclude<GiveAnswer['kind'], 'ok' | 'signed-out'> | null>(null);

  const takeBack = async (document: TrayDocumentView, name: string) => {
    const { kind } = await attempt(() => actions.takeBack(document.id));
    showToast({ text: t(kind === 'ok' ? 'takenBack' : 'notTakenBack', { document: name }) });
    refresh();
  };

  const give = async (document: TrayDocumentView, patient: FoundView) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const { kind } = await attempt(() => actions.give(document.id, patient.id));
    setBusy(false);
    if (kind !== 'ok') return setProblem(kind);
    setLast(patient);
    leaveOut(document.id);
    onGiven();
    const name = document.title || t('noTitle');
    showToast({
      text: t('given', { document: name, patient: patient.name }),
      undo: () => void takeBack(document, name),
    });
  };
  return { give, last, busy, problem, forget: () => setProblem(null) };
}

'use client';
// Saving a patient's details: what happens with each answer.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PatientPatch, PatientRecord } from '@/lib/contract/patient';
import { showToast } from '@/components/ui/toast-queue';
import { type DetailsAnswer, recordAfter, type SaveDetails } from './details-saving';

interface SaveDetailsOptions {
  base: PatientRecord;
  name: string;
  save: SaveDetails;
  onClose: () => void;
  onSaved: () => void;
}

type Asked = { known: Extract<DetailsAnswer, { kind: 'who' }>['known']; changes: PatientPatch };

/** `asked` is the open question whether it is still the same person. */
export function useSaveDetails({ base, name, save, onClose, onSaved }: SaveDetailsOptions) {
  const t = useTranslations('patient.edit');
  const all = useTranslations();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const takeBack = async (undo: PatientPatch, changes: PatientPatch) => {
    const request = {
      id: base.patient_id,
      base: recordAfter(base, changes),
      changes: undo,
      correction: true,
    };
    const answer = await save(request);
    showToast({ text: t(answer.kind === 'ok' ? 'undone' : 'notUndone', { name }) });
    onSaved();
  };

  const store = async (changes: PatientPatch, correction: boolean) => {
    setProblem(null);
    const answer = await save({ id: base.patient_id, base, changes, correction });
    setAsked(null);
    if (answer.kind === 'who') return setAsked({ known: answer.known, changes });
    if (answer.kind !== 'ok') return setProblem(sentenceOf(answer));
    const { undo } = answer;
    showToast({ text: t('saved', { name }), ...(undo && { undo: () => void takeBack(undo, changes) }) });
    onSaved();
    onClose();
  };

  const sentenceOf = (answer: Exclude<DetailsAnswer, { kind: 'ok' | 'who' }>): string => {
    if (answer.kind === 'unreachable') return all(answer.sentence);
    if (answer.kind === 'invalid' || answer.kind === 'refused') {
      return all('service.refused', { message: answer.message });
    }
    return t(`problem.${answer.kind}`);
  };

  const confirm = () => {
    if (asked) void store(asked.changes, true);
  };
  return { store, confirm, asked, problem, goOn: () => setAsked(null) };
}

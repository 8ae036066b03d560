'use client';
// After a save: what was stored, what others had changed meanwhile, and 8 seconds to take it back.
import { useTranslations } from 'next-intl';
import { fullName } from '@/lib/display/person';
import { showToast } from '@/components/ui/toast-queue';
import type { ForeignChange, Opened, SaveAction, Saved, SaveRequest } from '../saving';
import type { Choices } from './editor-context';
import { useFieldWords } from './field-words';

interface SavedToastOptions {
  zone: string;
  choices: Choices;
  save: SaveAction;
  /** The board and the editor take over what is stored now. */
  onStored: (opened: Opened) => void;
}

/** Returns the function that tells of a save. Its undo goes on working when the editor is closed. */
export function useSavedToast({ zone, choices, save, onStored }: SavedToastOptions) {
  const t = useTranslations('appointment');
  const words = useFieldWords(zone, choices);

  const takeBack = async (request: SaveRequest) => {
    const outcome = await save(request);
    if (outcome.kind !== 'ok') {
      showToast({ text: t('notUndone') });
      return;
    }
    onStored(outcome);
    showToast({ text: t('undone', { name: fullName(outcome.record.patient_details) }) });
  };

  return ({ record, merged, undo }: Saved) => {
    const saved = t('saved', { name: fullName(record.patient_details) });
    showToast({
      text: merged.length === 0 ? saved : `${saved}. ${mergedWords(merged, words.name, t)}`,
      ...(undo && { undo: () => void takeBack(undo) }),
    });
  };
}

function mergedWords(
  merged: readonly ForeignChange[],
  nameOf: (path: string) => string,
  t: ReturnType<typeof useTranslations<'appointment'>>,
): string {
  const fields = merged.map(({ path }) => nameOf(path)).join(', ');
  const people = [...new Set(merged.map(({ who }) => who).filter((who) => who !== null))].join(', ');
  return people === '' ? t('mergedSomebody', { fields }) : t('merged', { fields, people });
}

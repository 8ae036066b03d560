'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import { showToast } from '@/components/ui/toast-queue';
import { useShortcut } from '@/components/ui/use-shortcut';
import { type Choices, EditorContext, zoneOf } from './editor/editor-context';
import { EditorDialogs } from './editor/editor-dialogs';
import { EditorFrame } from './editor/editor-frame';
import { useProblemList } from './editor/problem-list';
import { useSavedToast } from './editor/saved-toast';
import { useEditorForm } from './editor/use-editor-form';
import { useSave } from './editor/use-save';
import { useUnsavedGuard } from './editor/use-unsaved-guard';
import { countEdits } from './form/count-edits';
import type { Opened, SaveAction } from './saving';

export interface AppointmentEditorProps {
  opened: Opened;
  choices: Choices;
  /** The server's clock in epoch seconds, for states that depend on the time. */
  now: number;
  /** Where the audit log tells of it; null for who may not read that. */
  auditPath: string | null;
  save: SaveAction;
  /** What is stored now, after a save or its undo. */
  onStored: (opened: Opened) => void;
  /** Beside the board, or as a page of its own. */
  layout: 'panel' | 'page';
}

/** Every field of an appointment, the card that it makes, and the save. The same on the board and on its page. */
export function AppointmentEditor(props: AppointmentEditorProps) {
  const { opened, choices, now, auditPath, save, onStored, layout } = props;
  const t = useTranslations('appointment');
  const { form, base, initial, goOnFrom } = useEditorForm(opened, choices);
  const { control, formState, getValues, reset } = form;
  const zone = zoneOf(choices, useWatch({ control, name: 'clinic_id' }), DEFAULT_TIME_ZONE);
  const count = useWatch({ control, compute: (values) => countEdits(values, initial) });
  const problems = useProblemList(formState.errors, getValues);
  const tell = useSavedToast({ zone, choices, save, onStored });
  const guard = useUnsavedGuard(count > 0);
  const saving = useSave({
    form,
    base,
    zone,
    save,
    onSaved: (outcome, sent) => {
      goOnFrom(outcome ?? base, sent);
      if (!outcome) return void showToast({ text: t('nothingToSave') });
      onStored(outcome);
      tell(outcome);
    },
  });
  useShortcut('Ctrl S', () => void saving.submit());
  const context = useMemo(
    () => ({
      stored: base.record,
      choices,
      now,
      auditPath,
      headingLevel: layout === 'page' ? (2 as const) : (3 as const),
    }),
    [base, choices, now, auditPath, layout],
  );

  const discard = () => {
    const typed = structuredClone(getValues());
    reset(initial);
    showToast({ text: t('discarded'), undo: () => reset(typed, { keepDefaultValues: true }) });
  };
  return (
    <EditorContext value={context}>
      <FormProvider {...form}>
        <EditorFrame
          layout={layout}
          count={count}
          problems={problems}
          state={saving.state}
          onSubmit={() => void saving.submit()}
          onDiscard={discard}
        />
        <EditorDialogs initial={initial} count={count} zone={zone} saving={saving} guard={guard} />
      </FormProvider>
    </EditorContext>
  );
}

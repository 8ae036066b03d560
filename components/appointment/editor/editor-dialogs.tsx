'use client';
import { useFormContext } from 'react-hook-form';
import { fullName } from '@/lib/display/person';
import type { EditorValues } from '../form/editor-schema';
import { ClashDialog } from './clash-dialog';
import { useEditor } from './editor-context';
import { LeaveDialog } from './leave-dialog';
import type { ClashChoices, SaveRequest } from '../saving';
import type { SaveState, useSave } from './use-save';
import type { useUnsavedGuard } from './use-unsaved-guard';
import { WhoDialog } from './who-dialog';

interface EditorDialogsProps {
  /** What the boxes held at first. */
  initial: EditorValues;
  /** How many changes would be lost. */
  count: number;
  zone: string;
  saving: ReturnType<typeof useSave>;
  guard: ReturnType<typeof useUnsavedGuard>;
}

/** The questions that a save or a way out can raise; at most one stands open. */
export function EditorDialogs({ initial, count, zone, saving, guard }: EditorDialogsProps) {
  const { stored } = useEditor();
  const { setValue, reset } = useFormContext<EditorValues>();
  const { state, send, submit, dismiss } = saving;
  if (state.kind === 'who') {
    return (
      <WhoDialog
        name={fullName(stored.patient_details)}
        onCorrection={() => void send(state.request)}
        onOtherPerson={() => {
          setValue('patient_details', initial.patient_details, { shouldDirty: true });
          dismiss();
        }}
        onClose={dismiss}
      />
    );
  }
  if (state.kind === 'clash') {
    return (
      <ClashDialog
        clashes={state.clashed.fields}
        zone={zone}
        onDecided={(choices) => void send(settled(state, choices))}
        onClose={dismiss}
      />
    );
  }
  if (!guard.leaving) return null;
  const { go } = guard.leaving;
  /** Once the form is clean again and guards nothing. */
  const leave = () => void setTimeout(go);
  return (
    <LeaveDialog
      count={count}
      onStay={guard.decide}
      onDiscard={() => {
        guard.decide();
        reset(initial);
        leave();
      }}
      onSave={() => {
        guard.decide();
        void submit().then((stored) => stored && leave());
      }}
    />
  );
}

/** The same save with the answers; a second round of questions keeps the answers of the first. */
function settled(
  { request, clashed }: Extract<SaveState, { kind: 'clash' }>,
  choices: ClashChoices,
): SaveRequest {
  const { record, etag } = clashed;
  return { ...request, settled: { record, etag, choices: { ...request.settled?.choices, ...choices } } };
}

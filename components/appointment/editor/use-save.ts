'use client';
// Saving: what is wrong, what somebody else did meanwhile, and the way back.
import { useRef, useState } from 'react';
import type { SubmitHandler, UseFormReturn } from 'react-hook-form';
import { changesOf } from '../form/changes';
import type { EditorDraft, EditorValues } from '../form/editor-schema';
import { changesThePerson } from '../form/identity-change';
import type { Clashed, Opened, SaveAction, Saved, SaveOutcome, SaveRequest, Setback } from '../saving';
import { formPath } from './field-path';
import { focusFirst, problemPaths } from './problem-list';

export type EditorForm = UseFormReturn<EditorValues, unknown, EditorDraft>;

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** The save was refused as a whole, or never arrived. */
  | { kind: 'failed'; setback: Exclude<Setback, { kind: 'invalid' }> }
  /** A person must say whether this is still the same patient. */
  | { kind: 'who'; request: SaveRequest }
  /** A person must say whose value stays. */
  | { kind: 'clash'; request: SaveRequest; clashed: Clashed };

const NO_ANSWER = { kind: 'unreachable', sentence: 'service.unreachable' } as const;

interface SaveOptions {
  form: EditorForm;
  /** What the edit started from. */
  base: Opened;
  zone: string;
  save: SaveAction;
  /** Takes over what is stored now, and says so; `null` when there was nothing to save. `sent` is what the boxes held. */
  onSaved: (outcome: Saved | null, sent: EditorValues) => void;
}

/** `submit` resolves to whether everything is stored now. */
export function useSave({ form, base, zone, save, onSaved }: SaveOptions) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const busy = useRef(false);

  const send = async (request: SaveRequest): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setState({ kind: 'saving' });
    const sent = structuredClone(form.getValues());
    // Without an answer nobody knows what became of the save; another try merges with it, so it is safe.
    const outcome = await save(request).catch((): SaveOutcome => NO_ANSWER);
    busy.current = false;
    if (outcome.kind === 'ok') {
      setState({ kind: 'idle' });
      onSaved(outcome, sent);
    } else if (outcome.kind === 'clash') setState({ kind: 'clash', request, clashed: outcome });
    else if (outcome.kind === 'invalid') {
      setState({ kind: 'idle' });
      focusFirst(showProblems(form, outcome));
    } else setState({ kind: 'failed', setback: outcome });
    return outcome.kind === 'ok';
  };

  const submit = async (): Promise<boolean> => {
    let stored = false;
    const check: SubmitHandler<EditorDraft> = async (draft) => {
      const changes = changesOf(draft, base.record, zone);
      if (Object.keys(changes).length === 0) {
        stored = true;
        onSaved(null, form.getValues());
        return;
      }
      const request = { id: base.record.appointment_id, etag: base.etag, base: base.record, changes };
      if (changesThePerson(changes, base.record)) setState({ kind: 'who', request });
      else stored = await send(request);
    };
    await form.handleSubmit(check, (errors) => focusFirst(problemPaths(errors)))();
    return stored;
  };

  return {
    state,
    submit,
    send,
    dismiss: () => setState({ kind: 'idle' }),
  };
}

/** Puts what the service refused at its boxes, whose paths it returns; what has no box stands on top. */
function showProblems(form: EditorForm, refused: Extract<Setback, { kind: 'invalid' }>): string[] {
  const homeless: string[] = [];
  const paths: string[] = [];
  for (const { path: wirePath, message } of refused.fields) {
    const path = formPath(wirePath, form.getValues());
    if (path === null) homeless.push(`${wirePath} ${message}`);
    else {
      paths.push(path);
      form.setError(path as 'token', { type: 'service', message });
    }
  }
  const message = homeless.length > 0 ? homeless.join('; ') : refused.message;
  if (paths.length === 0 || homeless.length > 0) form.setError('root', { type: 'service', message });
  return paths;
}

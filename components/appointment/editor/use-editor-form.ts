'use client';
// The form over one appointment: what it starts from, and when it starts afresh.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import { sameJson } from '@/lib/display/same-json';
import { type EditorDraft, editorSchema, type EditorValues } from '../form/editor-schema';
import { storedValues } from '../form/stored-values';
import type { Opened } from '../saving';
import { type Choices, zoneOf } from './editor-context';
import { useSay } from './use-problem';
import type { EditorForm } from './use-save';

/** An untouched editor follows what others store; a touched one keeps its base, and the save merges. */
export function useEditorForm(opened: Opened, choices: Choices) {
  const say = useSay();
  const [base, setBase] = useState(opened);
  const [seen, setSeen] = useState(opened);
  const zone = (clinicId: string) => zoneOf(choices, clinicId, DEFAULT_TIME_ZONE);
  const initial = storedValues(base.record, zone(base.record.clinic_id));
  const resolver: Resolver<EditorValues, unknown, EditorDraft> = (values, context, options) =>
    zodResolver(editorSchema(base.record, zone(values.clinic_id), say))(values, context, options);
  const form = useForm<EditorValues, unknown, EditorDraft>({
    defaultValues: initial,
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  if (opened !== seen) {
    setSeen(opened);
    if (!isDirty && opened.etag !== base.etag) setBase(opened);
  }

  /** What the boxes held when they were last stored. */
  const sent = useRef(initial);
  const showBase = useEffectEvent(() => {
    const typed = structuredClone(form.getValues());
    const giveFocusBack = keepFocus();
    form.reset(initial);
    typeAgain(form, typed, sent.current);
    sent.current = initial;
    giveFocusBack();
  });
  useEffect(() => showBase(), [base]);

  /** Goes on from what is stored now. What was typed since the boxes held `values` stays typed. */
  const goOnFrom = (next: Opened, values: EditorValues) => {
    sent.current = values;
    setBase({ ...next });
  };
  return { form, base, initial, goOnFrom };
}

/** Boxes in which somebody typed while a save was under way keep it. */
function typeAgain(form: EditorForm, typed: object, sent: object, path = ''): void {
  for (const [name, value] of Object.entries(typed) as [string, unknown][]) {
    const before: unknown = Reflect.get(sent, name);
    const here = path === '' ? name : `${path}.${name}`;
    if (sameJson(value, before)) continue;
    const parts = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (parts && typeof before === 'object' && before !== null) typeAgain(form, value, before, here);
    else form.setValue(here as FieldPath<EditorValues>, value as never, { shouldDirty: true });
  }
}

/** Rows are drawn afresh with the form, so the box in which somebody types is another element afterwards. */
function keepFocus(): () => void {
  const { id } = document.activeElement ?? { id: '' };
  return () =>
    void requestAnimationFrame(() => {
      if (id !== '' && document.activeElement === document.body) {
        document.getElementById(id)?.focus({ preventScroll: true });
      }
    });
}

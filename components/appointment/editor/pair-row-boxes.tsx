'use client';
import { CircleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { DISPLAY_META_KEY_MAX, DISPLAY_META_VALUE_MAX, displayLabel } from '@/lib/contract/display-meta';
import { ERROR } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import { PAIR_KINDS, tidyKey } from '../form/card-pairs';
import type { EditorValues } from '../form/editor-schema';
import { PairText } from './pair-text';
import { fieldId } from './field-path';
import { useProblem } from './use-problem';

interface PairRowBoxesProps {
  index: number;
  /** How the pair is called: its label, or its number while it has none. */
  name: string;
  handle: ReactNode;
  /** The row where somebody types: shows its counters and how its key will read. */
  active: boolean;
  onActive: () => void;
  onRemove: () => void;
}

/** One pair: handle, key, kind, value, remove. What is wrong stands under the row, as wide as the row. */
export function PairRowBoxes({ index, name, handle, active, onActive, onRemove }: PairRowBoxesProps) {
  const t = useTranslations('appointment');
  const key = `display_meta.${index}.key` as const;
  const value = `display_meta.${index}.value` as const;
  const { field: keyField } = useController<EditorValues, typeof key>({ name: key });
  const [keyProblem, valueProblem] = [useProblem(key), useProblem(value)];
  const problem = keyProblem ?? valueProblem;
  const messageId = `${fieldId(key)}-problem`;
  return (
    <div
      className="grid grid-cols-[24px_minmax(0,1fr)_94px_minmax(0,1fr)_24px] items-center gap-1"
      onFocus={onActive}
    >
      {handle}
      <PairText
        name={key}
        label={t('keyOf', { name })}
        max={DISPLAY_META_KEY_MAX}
        tidy={tidyKey}
        counted={active}
        messageId={messageId}
      />
      <PairKindBox index={index} label={t('kindOf', { name })} />
      <PairText
        name={value}
        label={t('valueOf', { name })}
        max={DISPLAY_META_VALUE_MAX}
        counted={active}
        messageId={messageId}
      />
      <IconButton
        icon={X}
        size={24}
        label={t('removePair', { name })}
        // Keeps the focus where it is until the click: the rows must not shift under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      />
      <div id={messageId} className="col-span-4 col-start-2 pb-1 empty:hidden">
        {problem && (
          <p className={ERROR}>
            <CircleAlert aria-hidden="true" size={14} strokeWidth={2.2} className="mt-0.5 shrink-0" />
            {problem}
          </p>
        )}
        {active && !problem && keyField.value !== '' && (
          <p className="text-label text-ink-3">
            {t.rich('readsAs', {
              label: displayLabel(keyField.value),
              strong: (words) => <b className="font-[550] text-ink-2">{words}</b>,
            })}
          </p>
        )}
      </div>
    </div>
  );
}

function PairKindBox({ index, label }: { index: number; label: string }) {
  const t = useTranslations('appointment.kinds');
  const name = `display_meta.${index}.kind` as const;
  const { trigger, formState } = useFormContext<EditorValues>();
  const { field } = useController<EditorValues, typeof name>({ name });
  return (
    <Select
      label={label}
      hideLabel
      options={PAIR_KINDS.map((id) => ({ id, label: t(id) }))}
      value={field.value}
      onChange={(kind) => {
        field.onChange(kind);
        // The same text may be right as one kind and wrong as another.
        if (formState.isSubmitted) void trigger(`display_meta.${index}.value`);
      }}
      onBlur={field.onBlur}
    />
  );
}

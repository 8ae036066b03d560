'use client';
import clsx from 'clsx';
import { type FieldPath, useController } from 'react-hook-form';
import { codePoints } from '@/lib/contract/text';
import { CharacterCounter } from '@/components/ui/character-counter';
import { CONTROL } from '@/components/ui/class-names';
import type { EditorValues } from '../form/editor-schema';
import { fieldId } from './field-path';
import { useProblem } from './use-problem';

interface PairTextProps {
  name: Extract<FieldPath<EditorValues>, `display_meta.${number}.${'key' | 'value'}`>;
  label: string;
  /** Limit in code points. */
  max: number;
  /** Shows the counter; beyond the limit it is always shown. */
  counted: boolean;
  /** The element under the row that says what is wrong and how the key will read. */
  messageId: string;
  /** What typing becomes, at once. */
  tidy?: (typed: string) => string;
}

/** A narrow text box of a pair: its label is only spoken, its counter comes with the focus. */
export function PairText({ name, label, max, counted, messageId, tidy = asTyped }: PairTextProps) {
  const { field } = useController<EditorValues, typeof name>({ name });
  const { ref, value, onChange, onBlur } = field;
  const length = codePoints(value);
  const shown = counted || length > max;
  const id = fieldId(name);
  return (
    <div className="relative">
      <input
        ref={ref}
        id={id}
        aria-label={label}
        aria-invalid={useProblem(name) ? true : undefined}
        aria-describedby={shown ? `${messageId} ${id}-counter` : messageId}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(tidy(event.currentTarget.value))}
        onBlur={onBlur}
        className={clsx(CONTROL, shown && 'pr-13')}
      />
      {shown && <CharacterCounter id={`${id}-counter`} length={length} max={max} />}
    </div>
  );
}

function asTyped(typed: string): string {
  return typed;
}

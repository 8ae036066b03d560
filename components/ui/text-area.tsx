'use client';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL } from './class-names';
import { Field, type FieldTexts } from './field';
import { useTypedLength } from './use-typed-length';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'className'> {
  /** Limit in code points: shows a counter, refuses nothing. */
  limit?: number | undefined;
  className?: string | undefined;
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    note,
    description,
    error,
    required,
    hideLabel,
    id,
    limit,
    className,
    ref,
    onChange,
    ...area
  } = props;
  const typed = useTypedLength({ value: area.value, defaultValue: area.defaultValue, ref, onChange });
  const texts = { label, note, description, error, required, hideLabel, id };
  return (
    <Field
      {...texts}
      className={className}
      counter={limit === undefined ? undefined : { length: typed.length, max: limit }}
    >
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          ref={typed.ref}
          onChange={typed.onChange}
          className={clsx(
            CONTROL,
            'field-sizing-content h-auto min-h-20 py-2',
            limit !== undefined && 'pr-16',
          )}
        />
      )}
    </Field>
  );
}

'use client';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL } from './class-names';
import { Field, type FieldTexts } from './field';
import { useTypedLength } from './use-typed-length';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'required' | 'className'> {
  /** Limit in code points: shows a counter, refuses nothing. */
  limit?: number | undefined;
  /** Unit or help at the end of the box: "20 Nov", "15 min". */
  suffix?: ReactNode;
  className?: string | undefined;
  inputClassName?: string | undefined;
}

/** One line of text with its label, help and error. Takes React Hook Form's `register` or a controlled value. */
export function TextField(props: TextFieldProps) {
  const { label, note, description, error, required, hideLabel, id, limit, suffix, className, ...rest } =
    props;
  const { inputClassName, ref, onChange, ...input } = rest;
  const typed = useTypedLength({ value: input.value, defaultValue: input.defaultValue, ref, onChange });
  const texts = { label, note, description, error, required, hideLabel, id };
  return (
    <Field
      {...texts}
      className={className}
      counter={limit === undefined ? undefined : { length: typed.length, max: limit }}
    >
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            ref={typed.ref}
            onChange={typed.onChange}
            className={clsx(CONTROL, limit !== undefined && 'pr-14', suffix && 'pr-20', inputClassName)}
          />
          {suffix && (
            <span className="pointer-events-none absolute top-2 right-2.5 text-label leading-5 text-ink-3">
              {suffix}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

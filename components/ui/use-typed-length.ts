'use client';
/** Counts what is typed into a text box, whether its value is controlled or kept by the document. */
import { type ChangeEventHandler, type Ref, useCallback, useState } from 'react';
import { codePointLength } from './text-length';

type TextBox = HTMLInputElement | HTMLTextAreaElement;
type TextValue = string | number | readonly string[] | undefined;

interface TypedLengthOptions<T extends TextBox> {
  value: TextValue;
  defaultValue: TextValue;
  ref: Ref<T> | undefined;
  onChange: ChangeEventHandler<T> | undefined;
}

/** Returns the length in code points, and the ref and handler to put on the box instead of the caller's. */
export function useTypedLength<T extends TextBox>(options: TypedLengthOptions<T>) {
  const { value, defaultValue, ref, onChange } = options;
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  const attach = useCallback(
    (box: T | null) => {
      assign(ref, box);
      // A form library writes the stored value into the box when it takes hold of it.
      if (box) setTyped(codePointLength(box.value));
    },
    [ref],
  );
  return {
    length: value === undefined ? typed : lengthOf(value),
    ref: attach,
    onChange: ((event) => {
      setTyped(codePointLength(event.currentTarget.value));
      onChange?.(event);
    }) satisfies ChangeEventHandler<T>,
  };
}

function lengthOf(value: TextValue): number {
  return codePointLength(value === undefined ? '' : value.toString());
}

function assign<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

'use client';
/** Counts what is typed into a text box, whether its value is controlled or kept by the document. */
import { type ChangeEventHandler, type Ref, useCallback, useState } from 'react';
import { codePointLength } from './text-length';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface TypedLengthOptions<T extends TextBox> {
  value: unknown;
  defaultValue: unknown;
  ref: Ref<T> | undefined;
  onChange: ChangeEventHandler<T> | undefined;
}

/** Returns the length in code points, and the ref and handler to put on the box instead of the caller's. */
export function useTypedLength<T extends TextBox>(options: TypedLengthOptions<T>) {
  const { value, defaultValue, ref, onChange } = options;
  const [typed, setTyped] = useState(() => codePointLength(String(defaultValue ?? '')));
  const attach = useCallback(
    (box: T | null) => {
      assign(ref, box);
      // A form library writes the stored value into the box when it takes hold of it.
      if (box) setTyped(codePointLength(box.value));
    },
    [ref],
  );
  return {
    length: value === undefined ? typed : codePointLength(String(value)),
    ref: attach,
    onChange: ((event) => {
      setTyped(codePointLength(event.currentTarget.value));
      onChange?.(event);
    }) satisfies ChangeEventHandler<T>,
  };
}

function assign<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

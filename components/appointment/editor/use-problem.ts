'use client';
// The sentence that stands at a box when it is wrong.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { EditorValues } from '../form/editor-schema';
import type { Say } from '../form/say';

/** What is wrong with the box at `path` (or with the list of rows there), as a sentence; undefined when nothing is. */
export function useProblem(path: string): string | undefined {
  const { errors } = useFormState<EditorValues>();
  return problemAt(errors, path);
}

export function problemAt(errors: object, path: string): string | undefined {
  const found: unknown = get(errors, path);
  const message = messageOf(found) ?? messageOf(get(errors, `${path}.root`));
  return message === undefined ? undefined : asSentence(message);
}

/** The form's own problems as the catalogue words them. */
export function useSay(): Say {
  const t = useTranslations('appointment.problems');
  return useCallback((problem, values) => t(problem, values), [t]);
}

/** The contract's messages are parts of a sentence: "must be …" stands alone as "Must be ….". */
export function asSentence(message: string): string {
  const [first = ''] = message;
  const sentence = first.toLocaleUpperCase('en') + message.slice(first.length);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}

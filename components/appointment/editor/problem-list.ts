'use client';
// Every problem of the form with the name of its box, for the summary on top.
import { useTranslations } from 'next-intl';
import type { FieldErrors } from 'react-hook-form';
import { displayLabel } from '@/lib/contract/display-meta';
import type { FieldProblem } from '@/components/ui/error-summary';
import type { EditorValues } from '../form/editor-schema';
import { fieldId } from './field-path';
import { asSentence } from './use-problem';

type Found = { path: string; message: string };

/** The problems in the order of the boxes; each leads to its box. */
export function useProblemList(
  errors: FieldErrors<EditorValues>,
  values: () => EditorValues,
): FieldProblem[] {
  const t = useTranslations('appointment');
  return found(errors, '').map(({ path, message }) => {
    const [, list, index] = /^(display_meta|partner_meta|.*others)\.(\d+)/.exec(path) ?? [];
    const name = list === undefined ? t(`fields.${path as 'token'}`) : rowName(list, Number(index), values());
    return {
      fieldId: fieldId(path),
      message: t('problemOf', {
        field: name ?? t('rowNumber', { number: Number(index) + 1 }),
        problem: asSentence(message),
      }),
    };
  });
}

/** Moves the focus to the first of the boxes at `paths`, as they stand on the page. */
export function focusFirst(paths: readonly string[]): void {
  const boxes = paths
    .map((path) => document.getElementById(fieldId(path)))
    .filter((box) => box !== null)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const first = boxes[0];
  const own = first?.matches('input, button, textarea')
    ? first
    : first?.querySelector<HTMLElement>('[tabindex]');
  own?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

/** Where the form is wrong, box by box. */
export function problemPaths(errors: FieldErrors<EditorValues>): string[] {
  return found(errors, '').map(({ path }) => path);
}

/** The key of a row as the card would show it; nothing while the row has none. */
function rowName(list: string, index: number, values: EditorValues): string | undefined {
  if (list === 'display_meta') return displayLabel(values.display_meta[index]?.key ?? '') || undefined;
  const rows =
    list === 'partner_meta' ? values.partner_meta : values.appointment_details.custom_attributes.others;
  return rows[index]?.key || undefined;
}

function found(errors: unknown, path: string): Found[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string' && 'type' in errors) {
    return errors.message === '' ? [] : [{ path: path.replace(/\.root$/, ''), message: errors.message }];
  }
  return Object.entries(errors)
    .filter(([name]) => name !== 'ref')
    .flatMap(([name, error]) => found(error, path === '' ? name : `${path}.${name}`));
}

'use client';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { InlineAlert } from '@/components/ui/inline-alert';
import { TextField } from '@/components/ui/text-field';
import type { EditorValues } from '../form/editor-schema';
import { fieldId } from './field-path';
import { useProblem } from './use-problem';

type RowsPath = 'partner_meta' | 'appointment_details.custom_attributes.others';

interface JsonRowsBoxesProps {
  name: RowsPath;
  /** Names the list and the button that adds to it. */
  label: string;
  addLabel: string;
  /** Said instead of the rows when there is none. */
  emptyText: string;
}

/** Keys and values as partners choose them: a value is text, or JSON where it is written as JSON. */
export function JsonRowsBoxes({ name, label, addLabel, emptyText }: JsonRowsBoxesProps) {
  const { fields, append, remove } = useFieldArray<EditorValues, RowsPath>({ name });
  const addButton = useRef<HTMLButtonElement>(null);
  const problem = useProblem(name);
  return (
    <div>
      {fields.length === 0 && <p className="text-small text-ink-3">{emptyText}</p>}
      <ul aria-label={label} className="space-y-1.5">
        {fields.map((field, index) => (
          <JsonRowBoxes
            key={field.id}
            path={`${name}.${index}`}
            number={index + 1}
            onRemove={() => {
              remove(index);
              addButton.current?.focus();
            }}
          />
        ))}
      </ul>
      {problem && (
        <InlineAlert tone="error" className="mt-2">
          {problem}
        </InlineAlert>
      )}
      <Button
        ref={addButton}
        id={fieldId(name)}
        variant="ghost"
        size="small"
        className="mt-1.5 -ml-2"
        onClick={() => append({ key: '', json: '' }, { focusName: `${name}.${fields.length}.key` })}
      >
        <Plus aria-hidden="true" size={16} />
        {addLabel}
      </Button>
    </div>
  );
}

interface JsonRowBoxesProps {
  path: `${RowsPath}.${number}`;
  number: number;
  onRemove: () => void;
}

function JsonRowBoxes({ path, number, onRemove }: JsonRowBoxesProps) {
  const keyPath = `${path}.key` as const;
  const t = useTranslations('appointment');
  const { register } = useFormContext<EditorValues>();
  // Watched, so that a row is called by its key as soon as one is typed.
  const key = useWatch<EditorValues, typeof keyPath>({ name: keyPath });
  const [keyProblem, valueProblem] = [useProblem(`${path}.key`), useProblem(`${path}.json`)];
  const name = key || t('rowNumber', { number });
  return (
    <li className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_24px] items-start gap-1.5">
      <TextField
        label={t('keyOf', { name })}
        hideLabel
        id={fieldId(`${path}.key`)}
        autoComplete="off"
        {...register(`${path}.key`)}
        error={keyProblem}
      />
      <TextField
        label={t('valueOf', { name })}
        hideLabel
        id={fieldId(`${path}.json`)}
        autoComplete="off"
        {...register(`${path}.json`)}
        error={valueProblem}
      />
      <IconButton icon={X} size={24} className="mt-1.5" label={t('removeKey', { name })} onClick={onRemove} />
    </li>
  );
}

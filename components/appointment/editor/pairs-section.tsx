'use client';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DISPLAY_META_PAIRS_MAX, displayLabel } from '@/lib/contract/display-meta';
import { Button } from '@/components/ui/button';
import { InlineAlert } from '@/components/ui/inline-alert';
import { ReorderableList } from '@/components/ui/reorderable-list';
import type { EditorValues } from '../form/editor-schema';
import { fieldId } from './field-path';
import { PairRowBoxes } from './pair-row-boxes';
import { Section } from './section';
import { useProblem } from './use-problem';

/** The pairs of display_meta: added, removed, put in order, typed. */
export function PairsSection() {
  const t = useTranslations('appointment');
  const { fields, append, remove, move } = useFieldArray<EditorValues, 'display_meta'>({
    name: 'display_meta',
  });
  // Watched, so that a pair is called by its key as soon as one is typed.
  const pairs = useWatch<EditorValues, 'display_meta'>({ name: 'display_meta' });
  const [active, setActive] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const problem = useProblem('display_meta');
  const nameOf = (index: number) => {
    const key = pairs[index]?.key;
    return key ? displayLabel(key) : t('pairNumber', { number: index + 1 });
  };
  const drop = (index: number) => {
    remove(index);
    // The button that was pressed is gone; the focus stays in this part of the form.
    addButton.current?.focus();
  };
  return (
    <Section
      title={t('shownOnCard')}
      note={t('pairCount', { count: fields.length, max: DISPLAY_META_PAIRS_MAX })}
    >
      <ReorderableList
        label={t('pairs')}
        items={fields}
        idOf={(field) => field.id}
        nameOf={(field) => nameOf(fields.indexOf(field))}
        onMove={move}
        className="-ml-1 space-y-1.5"
      >
        {(field, handle, index) => (
          <PairRowBoxes
            index={index}
            name={nameOf(index)}
            handle={handle}
            active={active === field.id}
            onActive={() => setActive(field.id)}
            onRemove={() => drop(index)}
          />
        )}
      </ReorderableList>
      {problem && (
        <InlineAlert tone="error" className="mt-2">
          {problem}
        </InlineAlert>
      )}
      <Button
        ref={addButton}
        id={fieldId('display_meta')}
        variant="ghost"
        size="small"
        className="mt-1.5 -ml-2"
        disabled={fields.length >= DISPLAY_META_PAIRS_MAX}
        onClick={() =>
          append({ key: '', kind: 'text', value: '' }, { focusName: `display_meta.${fields.length}.key` })
        }
      >
        <Plus aria-hidden="true" size={16} />
        {t('addPair')}
      </Button>
    </Section>
  );
}

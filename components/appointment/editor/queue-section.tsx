'use client';
import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { TagField } from '@/components/ui/tag-field';
import type { EditorValues } from '../form/editor-schema';
import { fieldId } from './field-path';
import { JsonRowsBoxes } from './json-rows-boxes';
import { Section } from './section';
import { useProblem } from './use-problem';

/** custom_attributes: labels and tags as chips, every other key as it is. */
export function QueueSection() {
  const t = useTranslations('appointment');
  const problem = useProblem('appointment_details.custom_attributes');
  return (
    <Section title={t('shownInQueue')}>
      <div className="space-y-3">
        <Chips name="appointment_details.custom_attributes.label" error={problem} />
        <Chips name="appointment_details.custom_attributes.tags" />
        <JsonRowsBoxes
          name="appointment_details.custom_attributes.others"
          label={t('attributes')}
          addLabel={t('addAttribute')}
          emptyText={t('noAttributes')}
        />
      </div>
    </Section>
  );
}

interface ChipsProps {
  name: `appointment_details.custom_attributes.${'label' | 'tags'}`;
  error?: string | undefined;
}

function Chips({ name, error }: ChipsProps) {
  const t = useTranslations('appointment');
  const { field } = useController<EditorValues, typeof name>({ name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <TagField
      ref={ref}
      id={fieldId(name)}
      label={t(`fields.${name}`)}
      placeholder={t('chipExample')}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}

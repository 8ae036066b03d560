'use client';
import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import type { Option } from '@/components/ui/option-item';
import { Select } from '@/components/ui/select';
import type { EditorValues } from '../form/editor-schema';
import { fieldId } from './field-path';
import { useProblem } from './use-problem';

interface ChoiceBoxProps {
  name: 'clinic_id' | 'doctor_id' | 'appointment_details.how.mode' | 'patient_details.gender';
  options: readonly Option[];
  /** After the choice was taken over, for what depends on it. */
  onChosen?: (id: string) => void;
  className?: string;
}

/** One choice of a short list in the editor. A stored value that is not on the list is shown as it is. */
export function ChoiceBox({ name, options, onChosen, className }: ChoiceBoxProps) {
  const t = useTranslations('appointment');
  const { field } = useController<EditorValues, typeof name>({ name });
  const { ref, value, onChange, onBlur } = field;
  const known = value === '' || options.some((option) => option.id === value);
  const all = known ? options : [...options, { id: value, label: value }];
  return (
    <Select
      ref={ref}
      id={fieldId(name)}
      className={className}
      label={t(`fields.${name}`)}
      placeholder={t('notGiven')}
      options={all}
      value={value === '' ? null : value}
      onChange={(id) => {
        onChange(id);
        onChosen?.(id);
      }}
      onBlur={onBlur}
      error={useProblem(name)}
    />
  );
}

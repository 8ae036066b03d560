'use client';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import type { MedicationQuery } from '@/lib/contract/medication';
import type { Chip } from '@/lib/contract/medication-line';

const FIELDS = ['drug_name', 'form', 'generic_names', 'volumes'] as const;
export type FourFields = Pick<MedicationQuery, (typeof FIELDS)[number]>;

interface FourFieldsFormProps {
  id: string;
  fields: FourFields;
  onFields: (fields: FourFields) => void;
}

/** The interface's own four fields. They follow the line until one of them is edited; then the line follows them. */
export function FourFieldsForm({ id, fields, onFields }: FourFieldsFormProps) {
  const t = useTranslations('medications.fields');
  return (
    <div id={id} className="mb-4 grid grid-cols-4 gap-3 narrow:grid-cols-2 phone:grid-cols-1">
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`${field}.label`)}
          description={t(`${field}.help`)}
          value={fields[field] ?? ''}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => onFields({ ...fields, [field]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}

/** The search that the fields make. */
export function queryOfFields(fields: FourFields): MedicationQuery {
  const given = FIELDS.filter((field) => fields[field] !== undefined && fields[field].trim() !== '');
  return Object.fromEntries(given.map((field) => [field, fields[field]]));
}

/** The fields as chips, so that rows can say what they met. */
export function chipsOfFields(fields: FourFields): Chip[] {
  const several = (text = '') => text.split(',').filter((part) => part.trim() !== '');
  return [
    ...several(fields.drug_name?.replaceAll(',', ' ')).map((text): Chip => ({ kind: 'brand', text })),
    ...several(fields.volumes).map((text): Chip => ({ kind: 'strength', text: text.trim() })),
    ...several(fields.form).map((text): Chip => ({ kind: 'form', text: text.trim() })),
    ...several(fields.generic_names).map((text): Chip => ({ kind: 'generic', text: text.trim() })),
  ];
}

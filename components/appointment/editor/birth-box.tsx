'use client';
import { useTranslations } from 'next-intl';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { BIRTH_KINDS } from '../form/birth-form';
import { readBirth, writeBirthDate } from '../form/birth-text';
import type { EditorValues } from '../form/editor-schema';
import { TextBox } from './text-box';

/** DOB or AGE by a switch. A date is taken in many spellings, and "42y" turns the switch by itself. */
export function BirthBox() {
  const t = useTranslations('appointment');
  const { field: kind } = useController<EditorValues, 'patient_details.birth.known_by'>({
    name: 'patient_details.birth.known_by',
  });
  return (
    <div className="col-span-2 grid grid-cols-2 gap-3">
      <SegmentedControl
        label={t('fields.patient_details.birth.known_by')}
        choices={BIRTH_KINDS.map((id) => ({ id, label: t(`birthKinds.${id}`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      {kind.value === 'dob' ? (
        <DateOfBirth />
      ) : (
        <TextBox name="patient_details.birth.age" inputMode="numeric" />
      )}
    </div>
  );
}

function DateOfBirth() {
  const t = useTranslations('appointment');
  const { setValue } = useFormContext<EditorValues>();
  const text = useWatch<EditorValues, 'patient_details.birth.dob'>({ name: 'patient_details.birth.dob' });
  const birth = readBirth(text);
  const takeAge = () => {
    if (!birth || !('age' in birth)) return;
    setValue('patient_details.birth', { known_by: 'age', dob: '', age: birth.age }, { shouldDirty: true });
  };
  const reads = birth && 'dob' in birth ? writeBirthDate(birth.dob) : undefined;
  return (
    <TextBox
      name="patient_details.birth.dob"
      placeholder={t('dobExample')}
      description={reads && reads !== text.trim() ? t('reads', { value: reads }) : undefined}
      onBlur={takeAge}
    />
  );
}

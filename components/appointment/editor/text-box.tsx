'use client';
import { useTranslations } from 'next-intl';
import type { FieldPath } from 'react-hook-form';
import { useFormContext } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';
import type { EditorValues } from '../form/editor-schema';
import { fieldId } from './field-path';
import { useProblem } from './use-problem';

/** The boxes that are one line of plain text; each has its label in the catalogue under the same name. */
export type TextPath = Extract<
  FieldPath<EditorValues>,
  | 'token'
  | `appointment_details.how.${'vendor' | 'url'}`
  | `patient_details.${'designation' | 'first_name' | 'middle_name' | 'last_name' | 'partner_patient_id' | 'mobile'}`
  | `patient_details.birth.${'dob' | 'age'}`
  | `patient_details.address.${'city' | 'pincode'}`
>;

interface TextBoxProps extends Omit<TextFieldProps, 'label' | 'error' | 'id' | 'name'> {
  name: TextPath;
}

/** One text box of the editor: its label, its problem and its place in the form follow from its name. */
export function TextBox({ name, onBlur, ...rest }: TextBoxProps) {
  const t = useTranslations('appointment.fields');
  const { register } = useFormContext<EditorValues>();
  const box = register(name);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...box}
      onBlur={(event) => {
        void box.onBlur(event);
        onBlur?.(event);
      }}
      id={fieldId(name)}
      label={t(name)}
      error={useProblem(name)}
    />
  );
}

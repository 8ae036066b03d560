'use client';
import clsx from 'clsx';
import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { AriaFieldParts } from './aria-field';
import { CONTROL } from './class-names';
import type { FieldTexts } from './field';

export interface NumberFieldProps extends FieldTexts {
  /** `null` is an empty box. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A whole number; the arrow keys step it. Digits are not grouped: a postal code is no amount. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, disabled = false, className, ref } = props;
  return (
    <AriaNumberField
      className={clsx('min-w-0', className)}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
      isDisabled={disabled}
      isInvalid={Boolean(props.error)}
      isRequired={props.required ?? false}
      isWheelDisabled
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
      {...(props.id && { id: props.id })}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
    >
      <AriaFieldParts {...props}>
        <Input {...(ref && { ref })} className={CONTROL} />
      </AriaFieldParts>
    </AriaNumberField>
  );
}

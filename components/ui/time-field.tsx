'use client';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { AriaFieldParts } from './aria-field';
import { CONTROL } from './class-names';
import { SEGMENT, SEGMENTS } from './date-segment-class';
import type { FieldTexts } from './field';
import { toTime } from './iso-date';

export interface TimeFieldProps extends FieldTexts {
  /** `HH:mm`, or null while it is empty or incomplete. */
  value: string | null;
  onChange: (time: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** Quiet words at the end of the box: "20 Nov", "15 min". */
  suffix?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A time of day on 24 hours. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, suffix, disabled = false, className } = props;
  return (
    <AriaTimeField
      className={clsx('min-w-0', className)}
      value={toTime(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 'HH:mm'.length) ?? null)}
      hourCycle={24}
      shouldForceLeadingZeros
      isDisabled={disabled}
      isInvalid={Boolean(props.error)}
      isRequired={props.required ?? false}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
      {...(props.id && { id: props.id })}
    >
      <AriaFieldParts {...props}>
        <div className={clsx(CONTROL, SEGMENTS, 'gap-2', props.error && 'border-alert')}>
          <DateInput className="flex min-w-0 flex-1 items-center">
            {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
          </DateInput>
          {suffix && <span className="text-label text-ink-3">{suffix}</span>}
        </div>
      </AriaFieldParts>
    </AriaTimeField>
  );
}

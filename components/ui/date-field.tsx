'use client';
import clsx from 'clsx';
import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { AriaFieldParts } from './aria-field';
import { Calendar } from './calendar';
import { CONTROL, FLOATING } from './class-names';
import { SEGMENT, SEGMENTS } from './date-segment-class';
import type { FieldTexts } from './field';
import { toCalendarDate } from './iso-date';

export interface DateFieldProps extends FieldTexts {
  /** `YYYY-MM-DD`, or null while it is empty or incomplete. */
  value: string | null;
  onChange: (iso: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** Bounds as `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A date, typed day by day or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, disabled = false, className } = props;
  const t = useTranslations('ui');
  const [first, last] = [toCalendarDate(min ?? null), toCalendarDate(max ?? null)];
  return (
    <DatePicker
      className={clsx('min-w-0', className)}
      value={toCalendarDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      granularity="day"
      shouldForceLeadingZeros
      isDisabled={disabled}
      isInvalid={Boolean(props.error)}
      isRequired={props.required ?? false}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
      {...(props.id && { id: props.id })}
      {...(first && { minValue: first })}
      {...(last && { maxValue: last })}
    >
      <AriaFieldParts {...props}>
        <Group className={clsx(CONTROL, SEGMENTS, 'pr-1')}>
          <DateInput className="flex min-w-0 flex-1 items-center">
            {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
          </DateInput>
          <Button
            aria-label={t('openCalendar')}
            className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-small text-ink-3 hover:bg-sunken"
          >
            <CalendarDays aria-hidden="true" size={16} />
          </Button>
        </Group>
      </AriaFieldParts>
      <Popover offset={6} className={FLOATING}>
        <Dialog className="outline-none">
          <Calendar />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

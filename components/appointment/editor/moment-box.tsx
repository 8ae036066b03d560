'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useController } from 'react-hook-form';
import { ERROR } from '@/components/ui/class-names';
import { DateField } from '@/components/ui/date-field';
import { TimeField } from '@/components/ui/time-field';
import type { LocalMoment } from '../form/clinic-time';
import type { EditorValues } from '../form/editor-schema';
import { fieldId } from './field-path';
import { useProblem } from './use-problem';

export type MomentPath = `appointment_details.when.${'start_time' | 'end_time'}`;

interface MomentBoxProps {
  name: MomentPath;
  /** Quiet words behind the time: "15 min". */
  suffix?: ReactNode;
  /** After a change, for what moves along. */
  onChanged?: (moment: LocalMoment) => void;
}

/** A day and a time on the clinic's clock, side by side; one problem for both stands below. */
export function MomentBox({ name, suffix, onChanged }: MomentBoxProps) {
  const t = useTranslations('appointment');
  const { field } = useController<EditorValues, MomentPath>({ name });
  const problem = useProblem(name);
  const change = (part: Partial<LocalMoment>) => {
    const moment = { ...field.value, ...part };
    field.onChange(moment);
    onChanged?.(moment);
  };
  return (
    <div role="group" aria-label={t(`fields.${name}`)} className="col-span-2">
      <div className="grid grid-cols-2 gap-3">
        <DateField
          id={fieldId(name)}
          label={t(`fields.${name}`)}
          value={field.value.day || null}
          onChange={(day) => change({ day: day ?? '' })}
          onBlur={field.onBlur}
        />
        <TimeField
          id={`${fieldId(name)}-clock`}
          label={t('clock')}
          value={field.value.clock || null}
          onChange={(clock) => change({ clock: clock ?? '' })}
          onBlur={field.onBlur}
          suffix={suffix}
        />
      </div>
      {problem && (
        <p className={`${ERROR} mt-1`}>
          <CircleAlert aria-hidden="true" size={14} strokeWidth={2.2} className="mt-0.5 shrink-0" />
          {problem}
        </p>
      )}
    </div>
  );
}

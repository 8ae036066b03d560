'use client';
import clsx from 'clsx';
import { useId } from 'react';
import type { ChoiceGroupProps } from './choice';
import { LABEL } from './class-names';

interface SegmentedControlProps<Id extends string> extends ChoiceGroupProps<Id> {
  hideLabel?: boolean | undefined;
}

/** Two to four ways of one thing, side by side. Radio buttons underneath: one tab stop, arrows choose. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, choices, value, onChange, hideLabel = false, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : `${LABEL} mb-1.5`}>{label}</legend>
      <div className="inline-flex h-9 max-w-full items-stretch rounded-box border border-line-strong bg-sunken p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className={clsx(
              'flex cursor-pointer items-center rounded-small px-3 font-[550] whitespace-nowrap text-ink-2 hover:text-ink',
              'has-checked:bg-raised has-checked:text-ink has-checked:shadow-float has-focus-visible:shadow-focus',
              'forced-colors:has-checked:outline forced-colors:has-checked:outline-2',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === choice.id}
              disabled={choice.disabled}
              onChange={() => onChange(choice.id)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

'use client';
import clsx from 'clsx';
import { useId } from 'react';
import { CHIP_LINE, chipClass, chipCountClass } from './chip-class';
import type { ChoiceGroupProps } from './choice';

/** One filter of several, with counts. Radio buttons underneath: one tab stop, arrows choose. */
export function FilterChips<Id extends string>(props: ChoiceGroupProps<Id>) {
  const { label, choices, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div className={CHIP_LINE}>
        {choices.map((choice) => (
          <label
            key={choice.id}
            className={clsx(chipClass(value === choice.id), 'has-focus-visible:shadow-focus')}
          >
            <input
              type="radio"
              name={name}
              checked={value === choice.id}
              onChange={() => onChange(choice.id)}
              className="sr-only"
            />
            {choice.label}
            {choice.count !== undefined && (
              <span className={chipCountClass(value === choice.id)}>{choice.count}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

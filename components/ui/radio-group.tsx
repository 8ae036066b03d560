'use client';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ChoiceGroupProps } from './choice';
import { ERROR, LABEL } from './class-names';

interface RadioGroupProps<Id extends string> extends ChoiceGroupProps<Id> {
  error?: string | undefined;
}

/** A short list where every choice and its reason should be read before choosing. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, choices, value, onChange, error, className } = props;
  const name = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={`${LABEL} mb-1.5`}>{label}</legend>
      <div className="space-y-2">
        {choices.map((choice) => (
          <label key={choice.id} className="flex min-h-6 cursor-pointer items-start gap-2.5">
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={value === choice.id}
              disabled={choice.disabled}
              onChange={() => onChange(choice.id)}
              className="mt-px size-[18px] shrink-0 cursor-pointer appearance-none rounded-full border border-line-control bg-surface checked:border-[5.5px] checked:border-accent hover:border-ink-3 checked:hover:border-accent forced-colors:appearance-auto"
            />
            <span>
              {choice.label}
              {choice.description && (
                <span className="block text-small text-ink-3">{choice.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={`${ERROR} mt-1`}>
          <CircleAlert aria-hidden="true" size={14} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

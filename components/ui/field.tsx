'use client';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CharacterCounter } from './character-counter';
import { DESCRIPTION, ERROR, LABEL } from './class-names';

/** What the control inside a field must carry, so that its label, help and error are found. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  /** Quiet words at the end of the label's line: "optional", "4 of 30". */
  note?: ReactNode;
  description?: ReactNode;
  /** What is wrong and what would be right; absent when nothing is. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Keeps the label for assistive technology only, where a column heading already says it. */
  hideLabel?: boolean | undefined;
  /** Fixed id of the control, for links from an error summary. */
  id?: string | undefined;
}

interface FieldProps extends FieldTexts {
  counter?: { length: number; max: number } | undefined;
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** Owns what belongs to a control: label, description, error, counter, ids and their ARIA links. */
export function Field(props: FieldProps) {
  const { label, note, description, error, required, hideLabel, counter, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const ids = { description: `${id}-description`, error: `${id}-error`, counter: `${id}-counter` };
  const described = [error && ids.error, description && ids.description, counter && ids.counter].filter(
    Boolean,
  );
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : `${LABEL} mb-1.5`}>
        <span>{label}</span>
        {note && <span className="font-[450] text-ink-3">{note}</span>}
      </label>
      <div className="relative">
        {children({
          id,
          'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required ? true : undefined,
        })}
        {counter && <CharacterCounter id={ids.counter} {...counter} />}
      </div>
      {description && (
        <p id={ids.description} className={`${DESCRIPTION} mt-1`}>
          {description}
        </p>
      )}
      {error && (
        <p id={ids.error} className={`${ERROR} mt-1`}>
          <CircleAlert aria-hidden="true" size={14} strokeWidth={2.2} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

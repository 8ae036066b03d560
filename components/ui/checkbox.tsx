import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode;
  description?: ReactNode;
  className?: string | undefined;
}

/** A native checkbox with its words; takes `register`. */
export function Checkbox({ children, description, className, ...input }: CheckboxProps) {
  return (
    <label
      className={clsx(
        'flex min-h-6 cursor-pointer items-start gap-2.5 has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <span className="relative mt-px grid size-[18px] shrink-0 place-items-center">
        <input
          {...input}
          type="checkbox"
          className={clsx(
            'peer absolute inset-0 cursor-pointer appearance-none rounded-[5px] border border-line-control bg-surface transition-colors duration-100',
            'checked:border-accent checked:bg-accent hover:border-ink-3 aria-invalid:border-alert',
            'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken forced-colors:appearance-auto',
          )}
        />
        <Check
          aria-hidden="true"
          size={14}
          strokeWidth={3}
          className="pointer-events-none relative hidden text-accent-ink peer-checked:block forced-colors:hidden"
        />
      </span>
      <span>
        {children}
        {description && <span className="block text-small text-ink-3">{description}</span>}
      </span>
    </label>
  );
}

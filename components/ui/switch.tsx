import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  children: ReactNode;
  className?: string | undefined;
}

/** On or off, at once. For a choice that waits for Save use Checkbox. */
export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label
      className={clsx(
        'flex min-h-6 cursor-pointer items-center gap-2.5 has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        role="switch"
        className={clsx(
          'relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-line-control bg-sunken transition-colors duration-100',
          'before:absolute before:top-[3px] before:left-[3px] before:size-3 before:rounded-full before:bg-ink-3 before:transition-transform before:duration-100',
          'checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-accent-ink',
          'disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden',
        )}
      />
      <span>{children}</span>
    </label>
  );
}

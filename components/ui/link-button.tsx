import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** An action that reads as part of a sentence: "Keep them", "Show 7 others". */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        'min-h-6 cursor-pointer rounded-[4px] font-semibold text-accent underline-offset-3 hover:underline',
        'disabled:cursor-not-allowed disabled:text-ink-3 disabled:no-underline',
        className,
      )}
    />
  );
}

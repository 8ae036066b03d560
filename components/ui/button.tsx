import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { Kbd, keyShortcut } from './kbd';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The key that does the same, shown on the button: `N`, `Ctrl S`. */
  hint?: string | undefined;
  /** The action is under way: keeps its focus and its name, and ignores further presses. */
  pending?: boolean | undefined;
}

/** A plain HTML button in our look: it costs no script of its own, so every page can afford it. */
export function Button({
  variant,
  size,
  hint,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const filled = variant === 'primary';
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonClass(variant, size), className)}
      onClick={pending ? swallow : onClick}
      {...(hint && { 'aria-keyshortcuts': keyShortcut(hint) })}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {pending && <Spinner />}
      {children}
      {hint && !pending && <Kbd tone={filled ? 'inherit' : 'plain'}>{hint}</Kbd>}
    </button>
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
}

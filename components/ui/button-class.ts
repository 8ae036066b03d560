/** How anything that acts as a button looks: buttons, links, and the triggers of lists and menus. */
import clsx from 'clsx';

export type ButtonVariant = 'normal' | 'primary' | 'ghost' | 'danger';
export type ButtonSize = 'medium' | 'small';

const VARIANT: Record<ButtonVariant, string> = {
  normal: 'border-line-strong bg-surface text-ink hover:border-ink-3 hover:bg-sunken active:bg-line',
  primary:
    'border-accent bg-accent text-accent-ink hover:border-accent-strong hover:bg-accent-strong active:opacity-90',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink active:bg-line',
  danger: 'border-alert bg-surface text-alert hover:bg-alert-soft active:opacity-90',
};

const SIZE: Record<ButtonSize, string> = { medium: 'h-9 px-3.5 gap-2', small: 'h-8 px-3 gap-1.5' };

/** The class list of a button; one that cannot be used keeps its shape and loses its colour. */
export function buttonClass(variant: ButtonVariant = 'normal', size: ButtonSize = 'medium'): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center rounded-box border text-body font-[550] whitespace-nowrap',
    'cursor-pointer transition-colors duration-100 select-none',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3',
    'aria-disabled:cursor-progress',
    SIZE[size],
    VARIANT[variant],
  );
}

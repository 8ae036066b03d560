import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** What it does, and to what: "Remove the pair insurance". Also the tooltip. */
  label: string;
  /** Edge in pixels; never below the 24 that a finger needs. */
  size?: 24 | 28 | 36 | undefined;
}

const EDGE = { 24: 'size-6', 28: 'size-7', 36: 'size-9' } as const;

/** A button that is only an icon. */
export function IconButton({ icon: Icon, label, size = 28, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(
        'inline-grid shrink-0 cursor-pointer place-items-center rounded-small text-ink-3 transition-colors duration-100',
        'hover:bg-sunken hover:text-ink active:bg-line disabled:cursor-not-allowed disabled:opacity-40',
        EDGE[size],
        className,
      )}
    >
      <Icon aria-hidden="true" size={size === 36 ? 18 : 16} strokeWidth={2} />
    </button>
  );
}

import clsx from 'clsx';

interface KbdProps {
  /** As printed on the key, for example `N` or `Ctrl K`. */
  children: string;
  /** `inherit` takes the colour of what it stands on, such as a filled button. */
  tone?: 'plain' | 'inherit' | undefined;
}

/** A key, shown where it works. Hidden from assistive technology: the control says it with aria-keyshortcuts. */
export function Kbd({ children, tone = 'plain' }: KbdProps) {
  return (
    <kbd
      aria-hidden="true"
      className={clsx(
        'inline-block rounded-[5px] border border-b-2 px-[5px] font-sans text-tiny font-semibold whitespace-nowrap',
        tone === 'plain'
          ? 'border-line-strong bg-surface text-ink-2'
          : 'border-current text-current opacity-85',
      )}
    >
      {children}
    </kbd>
  );
}

/** The same key as aria-keyshortcuts writes it: `Ctrl K` becomes `Control+K`. */
export function keyShortcut(hint: string): string {
  return hint.replace('Ctrl', 'Control').replaceAll(' ', '+');
}

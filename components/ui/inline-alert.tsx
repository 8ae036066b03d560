import clsx from 'clsx';
import type { ReactNode } from 'react';

export type AlertTone = 'warn' | 'error' | 'info' | 'good';

const COLOUR: Record<AlertTone, string> = {
  warn: 'border-l-wait bg-wait-soft',
  error: 'border-l-alert bg-alert-soft',
  info: 'border-l-info bg-info-soft',
  good: 'border-l-now bg-now-soft',
};

interface InlineAlertProps {
  tone: AlertTone;
  /** Announce it when it appears: `alert` for an error in the reader's own action, `status` for news. */
  live?: 'alert' | 'status' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A sentence that matters here and now, with a coloured bar. The words carry the meaning. */
export function InlineAlert({ tone, live, className, children }: InlineAlertProps) {
  return (
    <div
      role={live}
      className={clsx(
        'rounded-small border border-l-3 border-line px-3 py-2.5 text-ink',
        '[&_a]:font-semibold [&_a]:text-accent [&_a]:underline-offset-3 [&_a:hover]:underline',
        COLOUR[tone],
        className,
      )}
    >
      {children}
    </div>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from './status-badge';

const FILLED: Record<Tone, string> = {
  wait: 'border-transparent bg-wait-soft text-wait',
  now: 'border-transparent bg-now-soft text-now',
  park: 'border-transparent bg-park-soft text-park',
  done: 'border-transparent bg-done-soft text-done',
  alert: 'border-transparent bg-alert-soft text-alert',
  info: 'border-transparent bg-info-soft text-info',
};

interface TagProps {
  /** Without a tone it is a quiet outline. */
  tone?: Tone | undefined;
  /** Dashed: true only in part. */
  dashed?: boolean | undefined;
  shape?: 'square' | 'round' | undefined;
  children: ReactNode;
}

/** A small word beside a name: a mark, a reason, a count. */
export function Tag({ tone, dashed = false, shape = 'square', children }: TagProps) {
  return (
    <span
      className={clsx(
        'inline-block border px-1.5 text-label leading-[18px] font-medium whitespace-nowrap',
        shape === 'square' ? 'rounded-[4px]' : 'rounded-full px-2',
        tone ? FILLED[tone] : 'border-line-strong text-ink-2',
        dashed && 'border-dashed',
      )}
    >
      {children}
    </span>
  );
}

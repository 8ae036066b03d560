import clsx from 'clsx';
import { ArrowRight, Check, CircleAlert, Clock, Info, type LucideIcon, Pause } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'wait' | 'now' | 'park' | 'done' | 'alert' | 'info';

const COLOUR: Record<Tone, string> = {
  wait: 'bg-wait-soft text-wait',
  now: 'bg-now-soft text-now',
  park: 'bg-park-soft text-park',
  done: 'bg-done-soft text-done',
  alert: 'bg-alert-soft text-alert',
  info: 'bg-info-soft text-info',
};

const ICON: Record<Tone, LucideIcon> = {
  wait: Clock,
  now: ArrowRight,
  park: Pause,
  done: Check,
  alert: CircleAlert,
  info: Info,
};

interface StatusBadgeProps {
  tone: Tone;
  /** Another icon than the tone's own. */
  icon?: LucideIcon | undefined;
  /** The state as a word: it must be read without the colour. */
  children: ReactNode;
}

/** A state: icon, word and colour together, never one of them alone. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  const Icon = icon ?? ICON[tone];
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1.5 rounded-full border border-transparent pr-2.5 pl-2 text-small font-semibold whitespace-nowrap',
        COLOUR[tone],
      )}
    >
      <Icon
        aria-hidden="true"
        size={14}
        strokeWidth={2.2}
        className={clsx('shrink-0', Icon === Pause && 'fill-current')}
      />
      {children}
    </span>
  );
}

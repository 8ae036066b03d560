import clsx from 'clsx';

interface ProgressBarProps {
  /** Names what is under way: "Sending cbc-page-2.jpg". */
  label: string;
  /** 0 to 1. */
  value: number;
  tone?: 'accent' | 'wait' | undefined;
}

/** How far something is. The number stands beside it in words. */
export function ProgressBar({ label, value, tone = 'accent' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={1}
      className={clsx(
        'block h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-line',
        '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-150',
        tone === 'accent'
          ? '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent'
          : '[&::-moz-progress-bar]:bg-wait [&::-webkit-progress-value]:bg-wait',
      )}
    />
  );
}

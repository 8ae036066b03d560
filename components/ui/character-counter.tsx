'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';

interface CharacterCounterProps {
  id: string;
  /** Unicode code points typed so far. */
  length: number;
  max: number;
}

/** "6/30" at the end of a text box; red beyond the limit, which typing never stops. */
export function CharacterCounter({ id, length, max }: CharacterCounterProps) {
  const t = useTranslations('ui');
  const over = length > max;
  return (
    <span
      id={id}
      className={clsx(
        'pointer-events-none absolute top-2 right-2.5 text-label leading-5',
        over ? 'font-semibold text-alert' : 'text-ink-3',
      )}
    >
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span className="sr-only">{t('counter', { length, max })}</span>
    </span>
  );
}

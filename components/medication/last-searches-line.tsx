'use client';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Kbd } from '@/components/ui/kbd';

interface LastSearchesLineProps {
  lines: readonly string[];
  onChoose: (line: string) => void;
}

/** The keys that work here, and what this person searched last. */
export function LastSearchesLine({ lines, onChoose }: LastSearchesLineProps) {
  const t = useTranslations('medications.keys');
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-ink-3">
      <span className="flex items-center gap-1 phone:hidden">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('move')} · <Kbd>Enter</Kbd> {t('copy')} · <Kbd>→</Kbd> {t('unfold')}
        {lines.length > 0 && ' ·'}
      </span>
      {lines.length > 0 && <span>{t('last')}</span>}
      {lines.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            className="min-h-6 cursor-pointer underline-offset-3 hover:text-ink hover:underline"
            onClick={() => onChoose(line)}
          >
            {line}
          </button>
        </Fragment>
      ))}
    </p>
  );
}

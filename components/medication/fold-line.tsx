'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Kbd } from '@/components/ui/kbd';
import type { ResultEntry } from './result-entries';

type Fold = Extract<ResultEntry, { kind: 'fold' }>;

/** "7 others with the same composition, from 7 makers": opens and closes them. */
export function FoldLine({ fold, ...option }: ComponentProps<'div'> & { fold: Fold }) {
  const t = useTranslations('medications.fold');
  const { others, makers, open } = fold;
  const words = makers > 0 ? t('others', { count: others, makers }) : t('othersOnly', { count: others });
  const act = open ? t('hide') : t('show');
  return (
    <div
      {...option}
      className={clsx(
        'flex min-h-9 cursor-pointer flex-wrap items-center gap-x-1.5 border-b border-line py-1.5 pr-4 pl-8 text-[13px] text-ink-2 last:border-b-0 phone:pl-6',
        option['aria-selected'] === true
          ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]'
          : 'bg-sunken',
      )}
    >
      {words} · <span className="font-semibold text-accent">{act}</span>
      <span aria-hidden="true" className="phone:hidden">
        <Kbd>→</Kbd>
      </span>
    </div>
  );
}

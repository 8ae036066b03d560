'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ComponentProps, Fragment } from 'react';
import { Tag } from '@/components/ui/tag';
import type { Chip } from '@/lib/contract/medication-line';
import { markTyped } from '@/lib/contract/medication-marks';
import { explainMedication, medicationFacts } from '@/lib/contract/medication-reasons';
import { ReasonTag } from './reason-tag';
import type { ResultEntry } from './result-entries';

type Row = Extract<ResultEntry, { kind: 'row' }>;

interface ResultRowProps extends ComponentProps<'div'> {
  row: Row;
  chips: readonly Chip[];
}

const MARKED = 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)] forced-colors:outline-2';

/** One product: name, strength and form, composition, maker, and why it is here. */
export function ResultRow({ row: { result, likeness, folded }, chips, ...option }: ResultRowProps) {
  const t = useTranslations('medications');
  const facts = medicationFacts(result);
  const reasons = explainMedication(result, chips);
  const composition = facts.ingredients?.join(', ') ?? t('notGiven.composition');
  const maker = result.manufacturer_name ?? t('notGiven.maker');
  const pack = [facts.strength, facts.form ?? t('notGiven.form')].filter((fact) => fact !== null).join(' · ');
  const alike = likeness && t(`likeness.${likeness}`);
  return (
    <div
      {...option}
      className={clsx(
        'grid min-h-14 cursor-pointer grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,220px)] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0',
        'phone:grid-cols-1 phone:px-3',
        folded && 'pl-8 phone:pl-6',
        option['aria-selected'] === true ? MARKED : 'hover:bg-sunken',
      )}
    >
      <div className="min-w-0">
        <span className="text-[15px] leading-5 font-semibold break-words">
          {markTyped(result.name, chips).map(({ text, typed }, at) =>
            typed ? (
              <mark key={at} className="bg-transparent font-bold text-accent">
                {text}
              </mark>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </span>
        {alike && (
          <span className="ml-2">
            <Stop />
            <Tag tone="alert">{alike}</Tag>
          </span>
        )}
        <Stop />
        <span className="block text-small text-ink-3">{pack}</span>
        <Stop />
      </div>
      <div className="min-w-0 text-ink-2">
        <span className="line-clamp-2 text-[13px] leading-[18px]">{composition}</span>
        <Stop />
        <span className="block truncate text-small text-ink-3">{maker}</span>
        <Stop />
      </div>
      <div className="flex flex-wrap justify-end gap-1 phone:justify-start">
        {reasons.map((reason, at) => (
          <Fragment key={at}>
            <ReasonTag reason={reason} />
            <Stop />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** A pause for those who hear the row. */
function Stop() {
  return <span className="sr-only">. </span>;
}

'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Avatar, initialsOf } from '@/components/ui/avatar';
import { Tag } from '@/components/ui/tag';
import type { FoundView } from './found-view';

/** One patient: name, what tells people of one name apart, last visit, today's token. */
export function FoundRow({ patient, ...option }: ComponentProps<'div'> & { patient: FoundView }) {
  const t = useTranslations('finder');
  const { name, about, phone, partnerId, lastVisit, visitsKnown, token, way, sharedBy } = patient;
  const marked = option['aria-selected'] === true;
  return (
    <div
      {...option}
      className={clsx(
        'flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-b-0 phone:px-3',
        marked
          ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)] forced-colors:outline-2'
          : 'hover:bg-sunken',
      )}
    >
      <Avatar initials={initialsOf(name)} />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block truncate text-[15px] leading-5 font-semibold">{name || t('noName')}</span>
        <span className="sr-only">. </span>
        <span className="block truncate text-small text-ink-3">
          {[about, phone, partnerId].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="sr-only">. </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {(way === 'sounds_like' || way === 'spelling') && (
          <Tag shape="round" dashed>
            {t(`way.${way}`)}
          </Tag>
        )}
        {way !== 'mobile' && sharedBy > 0 && <Tag shape="round">{t('shared', { count: sharedBy })}</Tag>}
        {token && (
          <Tag shape="round" tone="info">
            {t('token', { token })}
          </Tag>
        )}
      </span>
      <span className="ml-auto min-w-32 text-right text-small whitespace-nowrap text-ink-3 phone:min-w-0">
        <span className="sr-only">. </span>
        {lastVisit ? t('lastVisit', { day: lastVisit }) : visitsKnown && t('noVisit')}
      </span>
    </div>
  );
}

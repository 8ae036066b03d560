'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReminderRow } from '@/lib/display/reminder';
import { shortDay, useReminderWords } from '@/components/reminder/reminder-words';
import { Box } from '@/components/ui/card';
import { EmptyState, ErrorState } from '@/components/ui/state-screen';
import { Tag } from '@/components/ui/tag';

interface ReminderSectionProps {
  /** null = could not be read */
  reminders: readonly ReminderRow[] | null;
  /** YYYY-MM-DD on the clinic's calendar */
  today: string;
  zone: string;
}

/** What this family is to be reminded of, the open ones first; each leads to its place in the worklist. */
export function ReminderSection({ reminders, today, zone }: ReminderSectionProps) {
  const t = useTranslations('patient.reminders');
  const words = useReminderWords(today, zone);
  if (!reminders) return <ErrorState title={t('failed')}>{t('failedHelp')}</ErrorState>;
  if (reminders.length === 0) return <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>;
  return (
    <section aria-label={t('label')}>
      <Box>
        <ul>
          {reminders.map((row) => (
            <li key={row.id} className="border-b border-line last:border-b-0">
              <Link
                href={`/reminders?${new URLSearchParams({ view: row.state, open: row.id }).toString()}`}
                className="grid min-h-13 grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-3 px-4 py-1.5 hover:bg-bg phone:px-3"
              >
                <span className={clsx(row.state === 'open' && row.due === 'overdue' && 'text-alert')}>
                  <b className="block font-semibold">{shortDay(row.dueDate)}</b>
                  <span className="text-small">{row.state === 'open' && words.dueIn(row.dueDate)}</span>
                </span>
                <span className="flex min-w-0 flex-wrap gap-1">
                  {row.vaccines.map((vaccine) => (
                    <Tag key={vaccine}>{vaccine}</Tag>
                  ))}
                </span>
                <span className="text-right text-small text-ink-2">
                  <span className="block">{row.ownerName ?? t('nobody')}</span>
                  {words.last(row)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Box>
    </section>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { StatusMark } from '@/components/queue/status-mark';
import { Box } from '@/components/ui/card';
import { EmptyState, ErrorState } from '@/components/ui/state-screen';
import type { VisitView } from './patient-view';

const COLUMNS =
  'grid min-h-13 grid-cols-[92px_56px_minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-3 px-4 py-1.5 phone:grid-cols-[84px_minmax(0,1fr)_auto] phone:px-3';

/** The patient's appointments, the latest first; each leads to its editor. */
export function VisitSection({ visits }: { visits: readonly VisitView[] | null }) {
  const t = useTranslations('patient.visits');
  if (!visits) return <ErrorState title={t('failed')}>{t('failedHelp')}</ErrorState>;
  if (visits.length === 0) return <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>;
  return (
    <section aria-label={t('label')}>
      <Box>
        <ul>
          {visits.map((visit) => (
            <li key={visit.id} className="border-b border-line last:border-b-0">
              <Link
                href={`/appointments/${encodeURIComponent(visit.id)}`}
                className={`${COLUMNS} hover:bg-bg`}
              >
                <span className="text-ink-2">
                  {visit.day}
                  <span className="block text-small text-ink-3">{visit.year}</span>
                </span>
                <span className="text-ink-2 phone:hidden">{visit.time}</span>
                <span className="min-w-0">
                  <b className="block truncate font-semibold">{visit.doctor || t('noDoctor')}</b>
                  <span className="block truncate text-small text-ink-3">
                    <span className="hidden phone:inline">{visit.time} · </span>
                    {[visit.token && t('token', { token: visit.token }), visit.mode]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="truncate text-small text-ink-2 phone:hidden">{visit.clinic}</span>
                <StatusMark status={visit.status} />
              </Link>
            </li>
          ))}
        </ul>
      </Box>
    </section>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChangedPatients } from '@/components/patient/changed-patients';
import { PageHeader } from '@/components/ui/page-header';
import { requireActor } from '@/lib/desk/actor';
import { readTodaysChanges } from '@/lib/desk/cases/todays-changes';
import { BoardUnavailable } from '../today/board-unavailable';
import { changedPatientsFor } from './changed-patients-for';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('todaysCases'))('title') };
}

/** What a doctor reads before the patients come in: today's, with what has changed in the record of each. */
export default async function TodaysCasesPage() {
  const actor = await requireActor('case:edit');
  const t = await getTranslations('todaysCases');
  const read = await readTodaysChanges(actor);
  if (read.kind !== 'ok') return <BoardUnavailable trouble="failed" />;
  const changed = read.patients.filter(({ changes }) => changes.length > 0).length;
  const unseen = read.patients.filter(({ looked_at: lookedAt }) => lookedAt === null).length;
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub', { count: read.patients.length, changed, unseen })} />
      <ChangedPatients patients={await changedPatientsFor(read.patients)} />
    </>
  );
}

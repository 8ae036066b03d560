import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readReminderAddress } from '@/components/reminder/reminder-address';
import { Reminders } from '@/components/reminder/reminders';
import { PageFailed } from '@/components/ui/page-failed';
import { requireActor } from '@/lib/desk/actor';
import { may } from '@/lib/desk/permissions';
import { readReminders } from '@/lib/desk/reminders/read-reminders';
import { bookReminderVisit, undoReminderStep, workOnReminder } from './actions';

interface RemindersPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('reminders'))('title') };
}

/** The worklist of vaccination reminders. What it shows first comes with the page; afterwards it asks by itself. */
export default async function RemindersPage({ searchParams }: RemindersPageProps) {
  const actor = await requireActor('reminder:view');
  const { view, due, doctor, clinic } = readReminderAddress(await searchParams);
  const list = await readReminders(actor, { view, due, doctorId: doctor, clinicId: clinic });
  if (list.kind !== 'ok') {
    const t = await getTranslations('reminders');
    return (
      <PageFailed title={t('failed')} again={t('again')}>
        {t('failedWhy')}
      </PageFailed>
    );
  }
  return (
    <Reminders
      first={{ view: list, question: { view, due, doctor, clinic } }}
      me={{ id: actor.staffId, name: actor.name, audits: may(actor, 'audit:view') }}
      actions={{ work: workOnReminder, undo: undoReminderStep, book: bookReminderVisit }}
    />
  );
}

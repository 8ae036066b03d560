'use client';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { InlineAlert } from '@/components/ui/inline-alert';
import { LoadingRows } from '@/components/ui/loading-rows';
import { goToReminders, readReminderAddress } from './reminder-address';
import { OPENED_KEY, ReminderPanel } from './reminder-panel';
import type { Worklist as WorklistView } from '@/lib/display/reminder';
import type { ReminderActions } from './reminder-view';
import type { Me } from './me';
import { useReminders, WORKLIST_KEY, type WorklistQuestion } from './use-reminders';
import { useSteps } from './use-steps';
import { Worklist } from './worklist';

interface RemindersProps {
  /** The worklist that the page came with, and what it was asked. */
  first: { view: WorklistView; question: WorklistQuestion };
  me: Me;
  actions: ReminderActions;
}

/** The worklist of reminders: alive while somebody looks at it, with the open reminder beside it. */
export function Reminders(props: RemindersProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <LiveReminders {...props} />
    </QueryClientProvider>
  );
}

function LiveReminders({ first, me, actions }: RemindersProps) {
  const t = useTranslations('reminders');
  const address = readReminderAddress(Object.fromEntries(useSearchParams()));
  const { open, ...question } = address;
  const client = useQueryClient();
  const list = useReminders(question, first);
  const refresh = useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [WORKLIST_KEY] }),
      client.invalidateQueries({ queryKey: [OPENED_KEY] }),
    ]);
  }, [client]);
  const steps = useSteps(actions, refresh);
  if (!list.data) return <LoadingRows label={t('loading')} />;
  return (
    <>
      {list.error && (
        <InlineAlert tone="warn" live="status" className="mb-3">
          {t('kept')}
        </InlineAlert>
      )}
      <Worklist list={list.data} fresh={!list.isPlaceholderData} address={address} me={me} steps={steps} />
      {open !== undefined && (
        <ReminderPanel
          key={open}
          id={open}
          news={list.data.news}
          today={list.data.today}
          clinics={list.data.clinics}
          doctors={list.data.doctors}
          me={me}
          steps={steps}
          book={actions.book}
          refresh={refresh}
          onClose={() => goToReminders({ open: null })}
        />
      )}
    </>
  );
}

'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { fetchSignedIn } from '@/components/session/signed-in';
import { MenuButton } from '@/components/ui/menu-button';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { PanelBody, PanelFooter, PanelHeader } from '@/components/ui/panel-parts';
import { SidePanel } from '@/components/ui/side-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/state-screen';
import type { OpenedReminder, Worklist } from '@/lib/display/reminder';
import type { ReminderActions } from './reminder-view';
import type { Me } from './me';
import { PanelWork } from './panel-work';
import { useReminderWords } from './reminder-words';
import type { useSteps } from './use-steps';

export const OPENED_KEY = 'reminder';

export interface ReminderPanelProps extends Pick<Worklist, 'today' | 'clinics' | 'doctors'> {
  id: string;
  /** Changes when something may have changed. */
  news: string;
  me: Me;
  steps: ReturnType<typeof useSteps>;
  book: ReminderActions['book'];
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The open reminder beside the list: who to call, what happened, what comes next. */
export function ReminderPanel(props: ReminderPanelProps) {
  const { id, news, onClose } = props;
  const t = useTranslations('reminders');
  const opened = useQuery<OpenedReminder>({
    queryKey: [OPENED_KEY, id],
    queryFn: ({ signal }) => open(id, signal),
    retry: false,
    gcTime: 0,
  });
  const { refetch, data } = opened;
  const newsCount = news.slice(0, news.lastIndexOf('-'));
  useEffect(() => {
    // A colleague's step shows here too.
    void refetch();
  }, [newsCount, refetch]);
  return (
    <SidePanel label={t('panel')} onClose={onClose} returnFocusId={`row-${id}`}>
      {data ? (
        <OpenReminder {...props} opened={data} />
      ) : opened.error ? (
        <ErrorState
          title={t('notOpened')}
          action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        >
          {t('notOpenedWhy')}
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('opening')} className="flex flex-col gap-3 p-5">
          <Skeleton className="h-11 w-56" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-36 w-full" />
        </div>
      )}
    </SidePanel>
  );
}

async function open(id: string, signal: AbortSignal): Promise<OpenedReminder> {
  const response = await fetchSignedIn(`/api/reminders/${encodeURIComponent(id)}`, {
    signal,
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The reminder did not open: ${response.status}`);
  return (await response.json()) as OpenedReminder;
}

function OpenReminder(props: ReminderPanelProps & { opened: OpenedReminder }) {
  const { opened, me, steps, today } = props;
  const { reminder, bookingLink, colleagues } = opened;
  const t = useTranslations('reminders');
  const words = useReminderWords(today, opened.zone);
  const about = [words.child(reminder), reminder.phoneEnding, reminder.doctor].filter(Boolean).join(' · ');
  const give = (staffId: string) => {
    if (staffId === 'nobody')
      return void steps.step(reminder, { do: 'release' }, t('done.release', { name: reminder.name }));
    const to = colleagues.find(({ id }) => id === staffId)?.name ?? '';
    void steps.step(reminder, { do: 'give', staffId }, t('done.give', { name: reminder.name, to }));
  };
  return (
    <>
      <PanelHeader title={<span dir="auto">{reminder.name}</span>} detail={about} />
      <PanelBody>
        <PanelWork {...props} words={words} />
      </PanelBody>
      <PanelFooter
        note={
          bookingLink === '' ? t('noLink') : t('linkChecked', { scheme: bookingLink.split(':')[0] ?? '' })
        }
      >
        {reminder.state === 'open' && reminder.ownerId !== me.id && reminder.ownerId === null && (
          <Button
            variant="primary"
            onClick={() => void steps.step(reminder, { do: 'take' }, t('done.take', { name: reminder.name }))}
          >
            {t('next.take')}
          </Button>
        )}
        {reminder.state === 'open' && (
          <MenuButton
            label={t('giveTo')}
            align="end"
            className={buttonClass()}
            sections={[
              {
                id: 'who',
                items: [
                  ...colleagues.map(({ id, name }) => ({ id, label: name })),
                  { id: 'nobody', label: t('nobody') },
                ],
                chosen: reminder.ownerId ?? 'nobody',
              },
            ]}
            onAction={give}
          >
            {t('giveTo')}
          </MenuButton>
        )}
      </PanelFooter>
    </>
  );
}

'use client';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useLive } from '@/components/live/use-live';
import { attempt } from '@/components/session/signed-in';
import { announce } from '@/components/ui/announcer';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/state-screen';
import { showToast } from '@/components/ui/toast-queue';
import { DeliveriesInTable } from './deliveries-in-table';
import { DeliveriesOutTable } from './deliveries-out-table';
import { DeliveryInDetail } from './delivery-in-detail';
import { DeliveryOutDetail } from './delivery-out-detail';
import { EventFilters } from './event-filters';
import type { Done, EventActions, EventsView } from './event-view';
import { OpenedPanel } from './opened-panel';

interface EventsProps {
  view: EventsView;
  trouble: boolean;
  zone: string;
  actions: EventActions;
}

/** The log of deliveries in one direction, and the one that is open beside it. */
export function Events({ view, trouble, zone, actions }: EventsProps) {
  const t = useTranslations('events');
  const router = useRouter();
  const [open, setOpen] = useState<string | null>(null);
  const [refreshing, refresh] = useTransition();
  const [pending, setPending] = useState(false);
  const [news, setNews] = useState(false);
  // Only said: rows that move by themselves are read by nobody.
  useLive('/api/events/live', (what) => {
    if (what === 'opened' || news) return;
    setNews(true);
    announce(t('newDeliveries'));
  });
  const show = () => {
    setNews(false);
    refresh(() => router.refresh());
  };

  /** Does it, says how it went, and shows what has become of it. */
  const act = async (call: () => Promise<Done>, done: string, reload?: () => Promise<void>) => {
    setPending(true);
    const answer = await attempt(call).catch(() => null);
    showToast({ text: answer?.kind === 'ok' ? done : t(answer?.kind === 'gone' ? 'notThere' : 'notDone') });
    await reload?.();
    setPending(false);
    show();
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        sub={t(view.way === 'in' ? 'subIn' : 'subOut')}
        actions={
          <Button pending={refreshing} onClick={show}>
            {!refreshing && <RotateCw aria-hidden="true" size={16} />}
            <span className={news ? undefined : 'phone:sr-only'}>{t(news ? 'refreshNew' : 'refresh')}</span>
          </Button>
        }
      />
      <EventFilters way={view.way} trouble={trouble}>
        <Button
          size="small"
          className="ml-auto phone:ml-0"
          pending={pending}
          onClick={() => void act(actions.sendTest, t('testSent'))}
        >
          {t('sendTest')}
        </Button>
      </EventFilters>
      {view.rows.length === 0 ? (
        <EmptyState title={t(trouble ? 'noTrouble' : 'none')}>
          {t(trouble ? 'noTroubleWhy' : view.way === 'in' ? 'noneIn' : 'noneOut')}
        </EmptyState>
      ) : view.way === 'in' ? (
        <DeliveriesInTable rows={view.rows} zone={zone} onOpen={setOpen} />
      ) : (
        <DeliveriesOutTable rows={view.rows} zone={zone} onOpen={setOpen} />
      )}
      {open !== null && view.way === 'in' && (
        <OpenedPanel key={open} id={open} load={actions.openIn} onClose={() => setOpen(null)}>
          {(delivery, reload) => (
            <DeliveryInDetail
              {...{ delivery, zone, pending }}
              onProcessAgain={(id) => void act(() => actions.processAgain(id), t('processing'), reload)}
            />
          )}
        </OpenedPanel>
      )}
      {open !== null && view.way === 'out' && (
        <OpenedPanel key={open} id={open} load={actions.openOut} onClose={() => setOpen(null)}>
          {(delivery, reload) => (
            <DeliveryOutDetail
              {...{ delivery, zone, pending }}
              onSendAgain={(id) => void act(() => actions.sendAgain(id), t('sending'), reload)}
            />
          )}
        </OpenedPanel>
      )}
    </>
  );
}
